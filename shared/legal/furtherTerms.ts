import type { LegalSection } from './LegalSection';

/** The sections on devices, third-party accounts, other sites and advertisers. */
export const furtherTerms: readonly LegalSection[] = [
  {
    id: 'mobile-application-license',
    heading: 'Mobile application license',
    blocks: [
      'You can put the site on the start screen of a phone, where it works like an application. For that, and for any application that we publish, we give you a revocable, non-exclusive, non-transferable licence to install and use it on devices that you own or control, for as long as you keep to these terms.',
      'You may not take the application apart, translate it back into source code, change it, build on it, remove notices from it, offer it over a network to several users at once, or use it to make a competing product, except as far as the law allows that regardless of agreements.',
      'If you obtained it through a store of applications, that store’s rules hold as well. The store does not answer for the application, its maintenance or claims about it, and may enforce this licence against you as a third party.',
    ],
  },
  {
    id: 'social-media',
    heading: 'Social media',
    blocks: [
      'Ads may lead to pages of a business on social media, and pages of the site can be shared there. What happens on social media is governed by the terms and the privacy policy of the network concerned. We neither run nor control those pages.',
    ],
  },
  {
    id: 'third-party-accounts',
    heading: 'Third-party accounts',
    blocks: [
      'Where the site lets you connect an account that you have with someone else, you represent that you may do so without breaking the terms of that account and without cost to us. We then have access only to what that account’s provider and your settings there allow, and use it only for what you connected it for.',
      'You can disconnect such a connection at any time, in the settings of either account or by writing to us. We then delete what we received through it, except for what has become part of your account here, such as your name.',
    ],
  },
  {
    id: 'submissions',
    heading: 'Submissions',
    blocks: [
      'Questions, comments, suggestions and ideas about the site that you send us (“submissions”) are not confidential. We may use them freely, for any lawful purpose, without acknowledging or paying you. You warrant that a submission is your own and breaks nobody’s rights. This does not concern personal information, complaints, or what you tell us about your own business.',
    ],
  },
  {
    id: 'third-party-websites',
    heading: 'Third-party websites',
    blocks: [
      'Ads lead to websites, maps, documents and telephone numbers of others. We do not watch over them, and we do not answer for what they contain, whether they are accurate or safe, or how they treat your information. A link is no recommendation. When you follow one, these terms no longer apply; read those of the other site, and judge for yourself before you buy anything there.',
      'Some links pass a page of ours that names the address you are about to go to. Go on only if you know and trust it.',
    ],
  },
  {
    id: 'advertisers',
    heading: 'Advertisers',
    blocks: [
      'The site shows ads of businesses. A business that advertises is responsible for its ad and for everything that it sells or does, warrants that it has all rights, licences and permits for that, and keeps to the law on advertising, prices and consumer guarantees.',
      'We give room for the ad and have no other relation to what is offered. A coupon is a free reservation: you pay the business, and the contract is between you and it. The business honours a coupon until its last day, under the terms printed on it. Where two prices are shown for the same thing, it honours the lower one.',
      'An advertiser indemnifies us against claims of others that arise from its ad, as far as they are not our own fault.',
    ],
  },
  {
    id: 'site-management',
    heading: 'Site management',
    blocks: [
      'We may, but need not',
      [
        'watch the site for breaches of these terms;',
        'take action against whoever breaks them or the law, and report them to the authorities;',
        'refuse, restrict or remove contributions, or parts of them, that break these terms or are too large or a burden for our systems;',
        'otherwise manage the site so that it works well and our rights and property are protected.',
      ],
      'We may change, suspend or end the site or parts of it. It may be unavailable at times for maintenance or for reasons outside of our control. We have no duty to keep it available, or to correct or renew it, beyond what the law asks.',
    ],
  },
  {
    id: 'dmca-notice-and-counter-notice',
    heading: 'DMCA notice and counter-notice',
    blocks: [
      'If you believe that something on the site infringes a copyright of yours, tell us. We treat such a notice under the Copyright Act 1968 (Cth), and in the form of the Digital Millennium Copyright Act of the United States where that law applies. Your notice has to contain',
      [
        'your signature, in ink or electronic, or that of someone who may act for the owner;',
        'which work you say is infringed;',
        'which material infringes it, with the address of the page where it stands;',
        'how we can reach you: name, address, telephone number and e-mail address;',
        'a statement that you believe in good faith that the use is not authorised by the owner, by its agent or by the law;',
        'a statement that your notice is accurate and, under penalty of perjury where that law applies, that you are the owner or may act for the owner.',
      ],
      'We then remove the material or disable access to it, tell whoever contributed it, and pass your notice on.',
      'If material of yours was removed by mistake or because it was mistaken for something else, you may send us a counter-notice. It has to contain your signature; what was removed and where it stood; a statement under penalty of perjury, where that law applies, that you believe in good faith that it was a mistake; your name, address and telephone number; and your consent to the jurisdiction of the courts of the place where you live (or of Queensland, if that is outside of Australia) and to receiving legal documents from the person who sent the notice. We pass it on, and restore the material 10 to 14 business days later unless that person tells us that they have gone to court.',
      'Who knowingly misrepresents something in a notice or counter-notice may have to pay for the damage. We end the accounts of those who infringe repeatedly. Send notices and counter-notices to {contact}.',
    ],
  },
];
