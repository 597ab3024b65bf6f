import { whenReminded } from '../../../../shared/coupons/whenReminded';
import type { LegalSection } from '../../../../shared/legal/LegalSection';

/** Notices that are newer than the terms and the privacy policy, or change more often. */
export const noticeSections: readonly LegalSection[] = [
  {
    id: 'retention',
    heading: 'How long information is kept',
    blocks: [
      [
        'Files about businesses and their ads, coupons that were taken, and the record of who changed what: 7 years after they were last needed; then the names, e-mail addresses and telephone numbers of people are removed from files and coupons, and the record of changes is deleted. A buyer can have name and e-mail address removed from a coupon earlier; only its number and amount are kept then, and until 90 days after its last day a keyed hash of the address, so that limits of coupons a person hold.',
        'Requests about own data and their answers: 7 years; new addresses that nobody confirmed, and the last mail of an erasure, 7 days.',
        'Single views and clicks: 25 months and the rest of that calendar month; after that only totals by day. They name no one. The random number of the browser and the account behind them are removed after 90 days.',
        'Mails that were sent: 12 months. What holds a link that opens something is removed as soon as it is sent.',
        'E-mail addresses that wait for a coupon of a sold-out offer: until the mail about it, at most 90 days.',
        'Invitations that nobody used: 12 months after they ended.',
        'Messages that were sent to us by the forms of this site: 12 months after they were dealt with, or after they were sent if nobody dealt with them.',
        'Addresses that asked for new offers by mail: until they stop it, which deletes them at once; 7 days if nobody confirms the link that we mail.',
        'Where a login was signed in: browser, system and times, until 30 days after the session has ended.',
        'Browsers on which a login was used, as keyed hashes: 400 days after the last time.',
        'Failed attempts to sign in, and used or ended links for a new password: 90 days.',
        'Files that were sent to be imported: 7 days.',
        'To recognise accounts that were terminated: keyed hashes of e-mail address and ABN, for as long as these terms forbid a new registration.',
        'In your own browser: filters, a random number for counting views once, saved offers, coupons and parts of the map that you keep offline, until you remove them. The only cookies are for people with a login: one keeps you signed in, the other lets us recognise your browser when you sign in again (400 days).',
      ],
    ],
  },
  {
    id: 'tourism-listings',
    heading: 'Tourism listings',
    blocks: [
      'Listings with the mark “Tourism” are supplied by the Australian Tourism Data Warehouse (ATDW). Their texts and pictures belong to ATDW and to the organisations named there, are shown as supplied, and may not be passed on. Pages of single listings may load a picture of one pixel from ATDW, which counts how often they are opened.',
    ],
  },
  {
    id: 'maps',
    heading: 'Maps',
    blocks: [
      'Maps and streets indexes are drawn from data with licences of their own. Whose data an area is drawn from stands on its map and in its streets index. Places of a suburb alone are marked as approximate. Maps are made to find offers by, not for navigation.',
      'The outline of Australia with its lakes and rivers comes from Natural Earth, which is in the public domain. The names of towns and suburbs come from {place names}. We use a selection of them, under {cc by}.',
    ],
  },
  {
    id: 'prices-and-coupons',
    heading: 'Prices and coupons',
    blocks: [
      'Prices are in Australian dollars and include GST. “Was” stands only beside a price that the business says it has charged before, and since when; otherwise we write “Value”. What is left of a coupon is the true number. Taking a coupon costs nothing; you pay the business.',
    ],
  },
  {
    id: 'mails',
    heading: 'Mails',
    blocks: [
      'We send what you asked for: a coupon, an invitation, a link to a new password, news about your own ads. Reports to businesses, and mails about new offers to those who asked for them and confirmed it, carry a link that ends them at once, without signing in. We send no advertising to people who took a coupon.',
      `For mails about new offers we keep the e-mail address and what it follows, and use them for nothing else. The first mail only asks for a confirmation. Whoever waits for a coupon of a sold-out offer gets one mail about it, which carries such a link too. Whoever ticks reminders of a coupon gets them ${whenReminded}; their link ends them.`,
    ],
  },
  {
    id: 'accessibility',
    heading: 'Accessibility',
    blocks: [
      'The site is meant to be used by everyone. We aim at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA: everything works by keyboard, is named for screen readers, can be enlarged to 200 %, and follows your settings for dark colours and less motion. Ads can be read without JavaScript.',
      'Documents and pictures that businesses upload may fall short of that, and the large map is hard to use without sight; the list beside it holds the same offers. If something stands in your way, or you need a coupon or brochure in another form, write to {contact}. We answer within five working days.',
    ],
  },
  {
    id: 'software',
    heading: 'Software and typeface',
    blocks: [
      'The site is built with open-source software. Its typeface is Figtree, under the SIL Open Font License. Maps are shown with OpenLayers, brochures with PDF.js.',
    ],
  },
  {
    id: 'contact',
    heading: 'Contact',
    blocks: ['Write to {contact}.'],
  },
];
