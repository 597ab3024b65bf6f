import type { LegalSection } from './LegalSection';

/** What holds between the operator and businesses that advertise, besides the terms. */
export const advertisingConditions = (siteName: string): readonly LegalSection[] => [
  {
    id: 'what-these-conditions-are',
    heading: 'What these conditions are',
    blocks: [
      `These conditions apply to businesses that advertise on ${siteName}, besides the terms and conditions of the site. Where the two differ about an ad, these conditions decide.`,
      'They do not take away a right under the Australian Consumer Law or any other law that cannot be excluded by agreement, such as the law on unfair contract terms.',
    ],
  },
  {
    id: 'your-ads',
    heading: 'Your ads',
    blocks: [
      'You are responsible for what your ads say. You represent that',
      [
        'you may offer what the ad offers, and hold the licences that this needs;',
        'texts, pictures and documents are yours, or you may use them here, and you let us show, resize and print them for as long as the ad is published;',
        'prices are in Australian dollars with GST, and a price with the word “was” was really charged;',
        'the offer is there as it is described, on its days and in its hours.',
      ],
      'You correct an ad as soon as it is wrong.',
    ],
  },
  {
    id: 'review-and-removal',
    heading: 'Review and removal',
    blocks: [
      'We read new ads and changes before they are published, and may refuse one, with the reason. We may take an ad offline at once if it breaks the law, these conditions or the terms, or if we have reason to think so, and tell you why.',
    ],
  },
  {
    id: 'coupons',
    heading: 'Coupons',
    blocks: [
      'You honour each coupon that was taken while the offer was published, at its price and under its conditions, also if the offer has ended early since. Buyers pay you. You use their names only to honour the coupon.',
    ],
  },
  {
    id: 'figures-and-reports',
    heading: 'Figures and reports',
    blocks: [
      'We count how often your ads are shown and used, and report it to you. We promise no number of views, visits or sales.',
    ],
  },
  {
    id: 'changes-and-end',
    heading: 'Changes and end',
    blocks: [
      'We may change these conditions. Each version has a number and the day from which it is in force; older versions stay readable. You may end your advertising at any time; coupons that were taken before stay good.',
      'Write to {contact}.',
    ],
  },
];
