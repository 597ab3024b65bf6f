import { metaDescription } from './metaDescription';
import { siteName } from '../../shared/site';

const bare: Parameters<typeof metaDescription>[0] = {
  displayTitle: 'Whale watching',
  summary: 'Close to giants.',
  companyName: null,
  category: { name: 'Tours & cruises' },
  address: null,
  discountedPriceCents: null,
  couponsUnlimited: false,
};

it.each([
  [
    'a long text is enough',
    { summary: 'Two hours at sea with a skipper who has watched whales here for thirty years.' },
    'Two hours at sea with a skipper who has watched whales here for thirty years.',
  ],
  [
    'all that is known',
    { companyName: 'Saltline', address: { city: 'Noosa Heads' }, discountedPriceCents: 4500 },
    'Close to giants. Whale watching by Saltline in Noosa Heads. Tours & cruises. $45.00.',
  ],
  [
    'the company is not named twice, a price that is not shown is left out',
    {
      companyName: 'Whale watching',
      address: { city: 'Noosa Heads' },
      discountedPriceCents: 1,
      couponsUnlimited: true,
    },
    'Close to giants. Whale watching in Noosa Heads. Tours & cruises.',
  ],
  [
    'next to nothing',
    { displayTitle: 'A', summary: '', category: { name: 'Other' }, address: { city: null } },
    `A. Other. See dates, place and contact on ${siteName}.`,
  ],
])('%s', (_, values, description) => {
  expect(metaDescription({ ...bare, ...values })).toBe(description);
});

it.each(['', 'A', 'A word or two', 'word '.repeat(100), 'x'.repeat(300), 'x'.repeat(159) + ' y', 'é'.repeat(50)])(
  'has 50 to 160 characters: %j',
  (text) => {
    for (const displayTitle of ['A', 'T'.repeat(120)]) {
      const { length } = metaDescription({ ...bare, displayTitle, summary: text });
      expect(length).toBeGreaterThanOrEqual(50);
      expect(length).toBeLessThanOrEqual(160);
    }
  },
);
