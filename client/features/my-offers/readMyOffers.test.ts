import { noOffers } from './MyOffers';
import { readMyOffers } from './readMyOffers';

const saved = {
  ...{ databaseId: 7, id: 'b7', type: 'CP_AD', title: 'Coffee', place: 'Tern Bay' },
  ...{ validTo: '2026-12-24', picture: '/files/a/320.webp', isGone: false },
};
const coupon = {
  ...{ token: 't', code: 'AAAA-BBBB-CCCC', title: 'Coffee', companyName: 'Tern', discountedPriceCents: 500 },
  ...{ termsOfOffer: 'One each.', validTo: '2026-12-24', state: 'VALID', brochureDatabaseId: 7 },
  ...{
    redeemUrl: 'https://offers.example/redeem?code=A',
    pdfPath: '/rest/coupon/public/t/pdf',
    couponHoursSummary: 'Every day 5–8 pm',
  },
};

test('reads what was written', () => {
  const stored = { version: 1, saved: [saved], coupons: [coupon] };
  expect(readMyOffers(stored)).toEqual({ saved: [saved], coupons: [coupon] });
});

test.each([
  ['nothing', undefined],
  ['text', 'x'],
  ['another version', { version: 2, saved: [saved], coupons: [] }],
  ['lists that are none', { version: 1, saved: 'x', coupons: { 0: coupon } }],
])('reads nothing from %s', (_what, stored) => {
  expect(readMyOffers(stored)).toEqual(noOffers);
});

test('leaves out invalid entries and keeps the rest', () => {
  const broken = [null, {}, { ...saved, type: 'XX' }, { ...saved, databaseId: '7' }, { ...saved, title: '' }];
  const halfCoupons = [
    { ...coupon, token: '' },
    { ...coupon, state: 'LOST' },
  ];
  const stored = { version: 1, saved: [...broken, saved], coupons: [...halfCoupons, coupon] };
  expect(readMyOffers(stored)).toEqual({ saved: [saved], coupons: [coupon] });
});

test.each(['https://evil.example/x.pdf', '//evil.example/x.pdf', '/\\evil.example', 'javascript:alert(1)'])(
  'accepts no link to %s',
  (pdfPath) => {
    const { coupons } = readMyOffers({ version: 1, saved: [], coupons: [{ ...coupon, pdfPath }] });
    expect(coupons[0]?.pdfPath).toBe('');
  },
);
