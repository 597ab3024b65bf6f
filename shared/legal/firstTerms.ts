import type { LegalSection } from './LegalSection';

/** The section on who may use the site, and in which role. */
export const firstTerms = (siteName: string): readonly LegalSection[] => [
  {
    id: 'agreement-to-terms',
    heading: 'Agreement to terms',
    blocks: [
      `These terms are an agreement between you and the operator of ${siteName} (“we”, “us”). They apply whenever you look at this website, take a coupon, advertise on it, or use it in any other way (together “the site”). If you do not agree with them, you must not use the site.`,
      'Our privacy policy belongs to these terms. For a particular offer its own terms apply as well; where the two differ, the terms of the offer decide what the business owes you, and these terms decide what holds between you and us.',
      'We may change these terms. The date at the top says when they were last changed. If a change takes something from you that you rely on, we say so on the site beforehand. Using the site after a change means that you agree with it.',
      'The site is made for people in Australia. Whoever uses it from elsewhere does so on their own initiative and is responsible for keeping to the law of that place.',
      'Nothing in these terms takes away a right that you have under the Australian Consumer Law or any other law that cannot be excluded by agreement.',
    ],
  },
  {
    id: 'intellectual-property',
    heading: 'Intellectual property',
    blocks: [
      'The site as a whole, its software, design, texts, maps and marks are ours or are licensed to us, and are protected by Australian and international law of copyright and trade marks. The words, pictures, logos and documents of an ad belong to the business that placed it, or to those who licensed them to it.',
      'You may look at the site, print pages and coupons, and share links, for your own use and without changing anything. Every other use, such as copying ads in bulk, republishing them or selling them, needs our written consent and that of the business concerned. Programs may use the interfaces that we publish for them, within their limits and licences.',
    ],
  },
  {
    id: 'user-representations',
    heading: 'User representations',
    blocks: [
      'By using the site you represent that',
      [
        'you are at least 13 years old, and you are not a minor in the place where you live;',
        'you are legally able to agree to these terms, and you keep to them;',
        'what you tell us about yourself or your business is true, current and complete, and you correct it when it changes;',
        'you do not use robots, scripts or other automatic means to use the site, except through the interfaces that we publish for that;',
        'you do not use the site for anything unlawful or unauthorised.',
      ],
      'If something that you told us is untrue, out of date or incomplete, we may suspend or end your account and refuse any further use of the site.',
    ],
  },
  {
    id: 'registration',
    heading: 'Registration',
    blocks: [
      'Visitors need no account. Businesses that advertise are invited by us and then register with their name, contact details and a password; an Australian Business Number may be given.',
      'You keep your password to yourself and answer for what is done with your account. Tell us at once if you think that someone else is using it. We may change or take back a user name that is misleading, obscene or otherwise unsuitable.',
    ],
  },
  {
    id: 'prohibited-activities',
    heading: 'Prohibited activities',
    blocks: [
      'You may use the site only for what it is made for. In particular you may not',
      [
        'collect data or content of the site systematically to make a collection, database or directory of your own without our written consent;',
        'trick, defraud or mislead us, a business or another user, above all to learn a password, a coupon code or other confidential details;',
        'take coupons in other people’s names, by automatic means, or in order to sell them;',
        'get around, switch off or disturb what protects the site or limits its use;',
        'disparage, harass, threaten or harm another person, or use anything from the site to do so;',
        'upload or send viruses or anything else that interferes with the site or with someone’s use of it;',
        'advertise what you do not offer, name a price that you never charged, or state a saving that is not real;',
        'pretend to be another person or business, or use their account;',
        'put links or redirects through our addresses in order to deceive;',
        'use the site in a way that breaks any law or anyone’s rights.',
      ],
    ],
  },
  {
    id: 'user-contributions',
    heading: 'User contributions',
    blocks: [
      'Businesses contribute ads: texts, pictures, documents, prices, links and contact details (“contributions”). Contributions are public. When you make one you represent and warrant that',
      [
        'it is yours, or you have the licences, consents and releases for it, from every person who can be recognised in it as well;',
        'making it public infringes nobody’s copyright, trade mark, privacy or other right;',
        'it is true and not misleading, its prices include GST, and a price that is named for comparison was really charged before;',
        'it is no spam, no pyramid scheme and no other unwanted solicitation;',
        'it is not obscene, violent, harassing, defamatory or hateful, and it harms no minor;',
        'it breaks no law and no part of these terms.',
      ],
      'Whoever makes a contribution in breach of this may lose the right to use the site.',
    ],
  },
  {
    id: 'contribution-license',
    heading: 'Contribution license',
    blocks: [
      'Your contributions stay yours. You give us a non-exclusive, worldwide, royalty-free licence to host, copy, resize, translate, publish, show and distribute them, on the site, on printed maps and coupons, in mails, on search engines and social media, and through our interfaces for programs, in order to run and promote the site and your offers. The licence ends when the contribution is removed, except for copies that are already printed or handed out and for records that we have to keep.',
      'As far as the law allows, you consent to our showing a contribution in another size or shape, or without naming its author, where the format of the site or a printed map asks for it.',
      'We do not claim ownership of contributions and do not answer for what they say. You alone are responsible for yours.',
    ],
  },
  {
    id: 'review-guidelines',
    heading: 'Review guidelines',
    blocks: [
      'Each ad waits for our review before it is published, and so does each later change of it. Where the site lets you write about a business or an offer, your words must rest on your own experience, may not be hateful, abusive or discriminating, may not judge whether something is lawful, and may not be paid for or ordered by a competitor.',
      'We may accept, refuse, shorten in agreement with you, or remove any ad or review, and need not publish one. Publishing an ad does not mean that we have checked or endorse what it promises.',
    ],
  },
];
