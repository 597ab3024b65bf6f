import type { LegalSection } from './LegalSection';

interface KeptData {
  what: string;
  /** what an erasure leaves; null: nothing */
  stays: string | null;
}

export const privacySections = (siteName: string, keptData: readonly KeptData[]): readonly LegalSection[] => [
  {
    id: 'australian-privacy-principles',
    heading: 'Australian Privacy Principles',
    blocks: [
      `The operator of ${siteName} (“we”, “us”) handles personal information by the Australian Privacy Principles in the Privacy Act 1988 (Cth). This policy says what we collect, why, who receives it, how it is protected, and what you can ask of us. The principles themselves can be read on the website of the Office of the Australian Information Commissioner, www.oaic.gov.au.`,
      'You can look at everything on the site without telling us who you are. Only taking a coupon, advertising, or writing to us needs a name and a way to reach you.',
    ],
  },
  {
    id: 'personal-information-collected',
    heading: 'What personal information is collected, and why',
    blocks: [
      'Personal information is information or an opinion that identifies a person or makes one identifiable. We collect',
      [
        'from people who take a coupon: name and e-mail address, to issue and mail the coupon, to keep one person from taking several, to let the business recognise it, and to remind you of its last day if you tick that; and for a day a keyed hash of the network they use, so that nobody takes all coupons of an offer at once;',
        'from people who wait for a coupon of a sold-out offer: the e-mail address, for one mail; then we take it off the list, at the latest after 90 days;',
        'from businesses that advertise: the names, e-mail addresses, telephone numbers and street addresses of their contacts, the Australian Business Number if it is given, the ads themselves, and what was agreed and accepted when, to run their account and publish their ads;',
        'from people who write or call us: what they tell us, to answer them.',
      ],
      'For figures on how often an ad is opened or a link is followed, a random number is kept in your browser. We store only a keyed hash of it with the ad, the kind of event and the time: no name, no address of your connection, no position, no description of your device. The businesses see the figures only.',
      'If you use “Near Me”, your position is used for that one answer. It is neither stored nor written into any log. Filters, saved offers, coupons, and the parts of the map that you keep for use without a connection are in your own browser only.',
      'We collect information by fair means, where possible from you yourself. What a business tells us about its contacts comes from that business; what a tourism listing contains comes from the Australian Tourism Data Warehouse. What we receive without having asked for it, and could not have asked for, we destroy.',
      'We do not use personal information for direct marketing without your consent, and every mail that you need not receive says how to stop it. A program decides alone how many coupons of an offer you can take, and whether you confirm one by mail first. It uses your e-mail address, the keyed hash of your network and the coupons taken. It also refuses a new login for somebody whose login was terminated, by keyed hashes of e-mail address and ABN, and pauses sign-ins after wrong passwords. Whoever is refused by mistake can write to {contact}: a person then decides. No other decision about you is made by a computer alone.',
    ],
  },
  {
    id: 'sensitive-information',
    heading: 'Sensitive information',
    blocks: [
      'Sensitive information is, among other things, information about health, racial or ethnic origin, political opinions, religion, sexual orientation, trade union membership or a criminal record. The site does not ask for any. If you tell us some of your own accord, we use it only for the purpose you told it for, for another purpose that is directly related to it, with your consent, or where the law requires it.',
    ],
  },
  {
    id: 'children',
    heading: 'Children',
    blocks: [
      'The site is not meant for children. We do not knowingly collect personal information of children under 13; as soon as we know that we have some, we delete it. Parents and guardians who believe that this has happened should write to {contact}.',
    ],
  },
  {
    id: 'third-parties',
    heading: 'Third parties',
    blocks: [
      'Where it is reasonable and practicable we collect information from you only. Where others give it to us, we take reasonable steps to make you aware of it.',
      'Ads lead to websites, maps and social media of others. Following such a link tells them that you come from us, as browsers do; from there on their own privacy policy holds.',
      'Pages of tourism listings may show a picture of one pixel from the Australian Tourism Data Warehouse, which thereby learns the address of your connection, your browser and that the page was opened. Its licence asks that of us. Nothing else on the site is loaded from others unless its operator has set up a map service or flipbooks of others; their names then stand beside the content.',
    ],
  },
  {
    id: 'disclosure',
    heading: 'Disclosure',
    blocks: [
      'We disclose personal information only',
      [
        'to the business whose coupon you took, so that it can honour it;',
        'to those who run our servers, storage and mail for us, under contract and for that purpose only;',
        'where you have consented, or would reasonably expect it because it is directly related to why you gave it;',
        'where a law, a court or an authority that may do so requires it.',
      ],
      'We do not sell personal information. If a provider stores information outside of Australia, we take reasonable steps that it is protected there as it is here, and tell you on request in which country.',
    ],
  },
  {
    id: 'security',
    heading: 'Security',
    blocks: [
      'Personal information is stored in a way that reasonably protects it from misuse and loss and from access, change or disclosure by those who may not. Connections are encrypted, passwords are stored only as hashes that cannot be reversed, access is by role, and what was changed by whom is recorded.',
      'When information is no longer needed for what it was collected for, we take reasonable steps to destroy it or to remove from it what identifies a person. Most of it is, or will be, in client files, which are kept for a minimum of 7 years. What is kept for how long stands under Notices.',
      'Should information be lost or get into the wrong hands in a way that is likely to cause serious harm, we examine that within 30 days and tell the people concerned and the Office of the Australian Information Commissioner.',
    ],
  },
  {
    id: 'access',
    heading: 'Access to your information',
    blocks: [
      'You may see the personal information that we hold about you, and have it corrected if it is wrong or out of date, with exceptions that the law names. You can do that yourself at any time, and have your information erased: if you took a coupon or wrote to us, by the link that {my coupons} mails you; if you have a login, in your profile. Or write to {contact}. We answer within 30 days.',
      'This is what we keep of a person by an e-mail address:',
      keptData.map(
        ({ what, stays }) =>
          `${what.charAt(0).toUpperCase()}${what.slice(1)}. After an erasure stays: ${stays ?? 'nothing'}.`,
      ),
      'We charge nothing for the request. For copies we may charge what they cost us. To protect your information we may ask who you are before we give it out. If we refuse, we tell you why in writing and how you can complain.',
    ],
  },
  {
    id: 'quality',
    heading: 'Quality of your information',
    blocks: [
      'It matters to us that your information is current. We take reasonable steps that it is accurate, complete and up to date. If you find that it is not, tell us as soon as you can, so that we can correct our records and go on serving you well. Businesses can change most of theirs themselves when they are signed in.',
    ],
  },
  {
    id: 'complaints',
    heading: 'Questions and complaints',
    blocks: [
      'If you have a question about this policy, or believe that we have broken the Australian Privacy Principles, write to {contact}. We acknowledge a complaint within 7 days, look into it, and answer in writing within 30 days.',
      'If you are not content with the answer, you can complain to the Office of the Australian Information Commissioner: www.oaic.gov.au, telephone 1300 363 992, GPO Box 5288, Sydney NSW 2001.',
      'We may change this policy. The current version always stands here, with its date at the top.',
    ],
  },
];
