import type { LegalSection } from './LegalSection';

/** What people are told when their information is collected (Australian Privacy Principle 5). */
export const collectionNotice = (siteName: string): readonly LegalSection[] => [
  {
    id: 'who-collects',
    heading: 'Who collects your information',
    blocks: [
      `The operator of ${siteName} collects the information that you enter in a form of this site. Write to {contact} about anything in this notice.`,
    ],
  },
  {
    id: 'what-for',
    heading: 'What it is for',
    blocks: [
      [
        'Taking a coupon: your name and e-mail address, to issue and mail the coupon, to keep to its limit a person, and to let the business recognise it.',
        'Waiting for a coupon, or following new offers: your e-mail address, for the mails that you ask for and no others.',
        'Writing to us or to a business: your name, your e-mail address and your message, to answer you.',
        'Advertising: names and contacts of your business and its people, its Australian Business Number, and what you accepted and when, to run your account and your ads.',
      ],
    ],
  },
  {
    id: 'without-it',
    heading: 'If you do not give it',
    blocks: [
      'You can read everything on the site without telling us who you are. Without the fields that a form asks for, we cannot send the coupon, the mail or the answer that the form is for. No law requires you to give them.',
    ],
  },
  {
    id: 'who-gets-it',
    heading: 'Who else gets it',
    blocks: [
      'The business whose coupon you took gets your name, to honour the coupon. Companies that run our servers and our mail handle the information for us. We do not sell it. If one of them keeps it outside Australia, we tell you the country on request.',
    ],
  },
  {
    id: 'your-rights',
    heading: 'Access, correction and complaints',
    blocks: [
      'Our privacy policy says how you see your information, have it corrected or erased, and how you complain about a breach of the Australian Privacy Principles. If you took a coupon or wrote to us, {my coupons} mails you a link to do it yourself.',
    ],
  },
];
