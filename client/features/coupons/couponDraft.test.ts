import { emptyDraft, purchaseKey, readCouponDraft, writeCouponDraft } from './couponDraft';

beforeEach(() => sessionStorage.clear());

const kim = { name: 'Kim', email: 'kim@people.example', acceptTerms: true };

test('keeps the input for its offer until the coupon arrives', () => {
  writeCouponDraft(7, { ...kim, sent: null });
  expect(readCouponDraft(7)).toEqual({ ...kim, sent: null });
  expect(readCouponDraft(8)).toBe(emptyDraft);
  writeCouponDraft(7, null);
  expect(readCouponDraft(7)).toBe(emptyDraft);
});

test.each(['{', 'null', '[]', '{"name":1}'])('ignores the stored value %s', (stored) => {
  sessionStorage.setItem('couponDraft:7', stored);
  expect(readCouponDraft(7)).toBe(emptyDraft);
});

test('reuses the key of a try without an answer, for the same address only', () => {
  const sent = { key: 'a-key-of-before', email: 'Kim@people.example' };
  expect(purchaseKey({ ...kim, sent })).toBe(sent.key);
  const other = purchaseKey({ ...kim, email: 'lee@people.example', sent });
  expect(other).toMatch(/^[0-9a-f]{32}$/);
  expect(purchaseKey({ ...kim, sent: null })).not.toBe(other);
});
