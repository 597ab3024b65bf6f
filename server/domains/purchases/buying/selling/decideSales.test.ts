import { Brochure } from '../../../brochures/Brochure';
import { CouponPurchase } from '../../CouponPurchase';
import { decideSales, type Applicant, type SaleDecision, type SaleFacts } from './decideSales';

const noon = new Date('2026-11-20T02:00:00Z'); // 12:00 in Brisbane

const ad = (changes: Partial<Brochure> = {}) =>
  Object.assign(new Brochure(), {
    ...{ id: 7, type: 'CP_AD', status: 'PUBLISHED', recordStatus: true, timeZone: 'Australia/Brisbane' },
    ...{ validFrom: '2026-11-20', validTo: '2026-11-21', normalPriceCents: 1999, discountedPriceCents: 1495 },
    ...{ numberOfCoupons: 3, numberOfCouponsPurchased: 0, couponsUnlimited: false, couponsPerPerson: null },
    ...changes,
  });

const facts = (changes: Partial<SaleFacts> = {}): SaleFacts => ({
  ...{ brochure: ad(), held: new Map(), byKey: new Map(), paces: new Map() },
  ...changes,
});

let serial = 0;
function applicant(changes: Partial<Applicant> = {}): Applicant {
  serial += 1;
  const email = changes.email ?? `buyer-${serial}@people.example`;
  return {
    ...{ brochureId: 7, email, person: email, idempotencyKey: null, expectedPriceCents: null, now: noon },
    ...{ networkHash: `network ${serial}`, isAddressShared: false },
    ...{ purchases: { perEmail: 1, perNetwork: 3, heldAfter: 2 } },
    ...changes,
  };
}

const applicants = (count: number, changes: Partial<Applicant> = {}) =>
  Array.from({ length: count }, () => applicant(changes));

function told(decision: SaleDecision | undefined): string {
  if (decision?.kind === 'REFUSE') return decision.problem.kind;
  if (decision?.kind === 'FAIL') return decision.error.code;
  return decision?.kind ?? 'nothing';
}

const decide = (asking: readonly Applicant[], changes: Partial<SaleFacts> = {}) =>
  decideSales(asking, facts(changes)).map(told);

it('sells what is left, and no more', () => {
  const brochure = ad({ numberOfCouponsPurchased: 1 });
  expect(decide(applicants(4), { brochure })).toEqual(['SELL', 'SELL', 'SOLD_OUT', 'SOLD_OUT']);
  expect(brochure.numberOfCouponsPurchased).toBe(1);
  const unlimited = ad({ couponsUnlimited: true, numberOfCoupons: null, numberOfCouponsPurchased: 500 });
  expect(decide(applicants(9, { networkHash: 'one' }), { brochure: unlimited })).toEqual(
    Array.from({ length: 9 }, () => 'SELL'),
  );
});

it.each([
  ['2026-11-19T13:59:59Z', 'NOT_FOUND'],
  ['2026-11-19T14:00:00Z', 'SELL'],
  ['2026-11-21T13:59:59Z', 'SELL'],
  ['2026-11-21T14:00:00Z', 'ENDED'],
])('at %s, an offer for two days in Brisbane: %s', (now, outcome) => {
  expect(decide([applicant({ now: new Date(now) })])).toEqual([outcome]);
});

it.each([
  [1494, 'OFFER_CHANGED'],
  [1495, 'SELL'],
  [1496, 'SELL'],
  [null, 'SELL'],
])('a coupon that costs $14.95 and was shown at %s cents: %s', (expectedPriceCents, outcome) => {
  expect(decide([applicant({ expectedPriceCents })])).toEqual([outcome]);
});

it('gives a person no more than the limit, whatever they had before', () => {
  const kim = { person: 'kim@people.example' };
  expect(decide(applicants(2, kim))).toEqual(['SELL', 'ALREADY_PURCHASED']);
  expect(decide([applicant(kim), applicant()], { held: new Map([[kim.person, 1]]) })).toEqual([
    'ALREADY_PURCHASED',
    'SELL',
  ]);
  expect(decide(applicants(3, kim), { brochure: ad({ couponsPerPerson: 2 }) })).toEqual([
    ...['SELL', 'SELL', 'ALREADY_PURCHASED'],
  ]);
});

it('gives the coupon of a key to all who send it, and to no other buyer', () => {
  const kim = { email: 'kim@people.example', idempotencyKey: 'a key' };
  const asking = [applicant(kim), applicant(kim), applicant({ idempotencyKey: 'a key' })];
  expect(decideSales(asking, facts())).toMatchObject([
    { kind: 'SELL' },
    { kind: 'SAME', as: 0 },
    { kind: 'FAIL', error: { errors: [{ code: 'KEY_REUSED' }] } },
  ]);
  // one who was refused has used up no key
  const late = [applicant({ ...kim, expectedPriceCents: 1 }), applicant(kim)];
  expect(decide(late)).toEqual(['OFFER_CHANGED', 'SELL']);
  const purchase = Object.assign(new CouponPurchase(), { brochureId: 7, email: kim.email, voidedAt: null });
  const byKey = new Map([['a key', purchase]]);
  for (const brochure of [ad(), ad({ numberOfCouponsPurchased: 3 }), null]) {
    expect(decide(asking, { brochure, byKey })).toEqual(['KNOWN', 'KNOWN', 'VALIDATION_FAILED']);
  }
});

it('holds and then refuses what one network wants, and counts only what it gets', () => {
  const brochure = ad({ numberOfCoupons: 100 });
  const networkHash = 'one';
  const paces = new Map([[networkHash, { taken: 1, first: new Date(noon.getTime() - 50 * 60_000) }]]);
  const asking = [applicant({ networkHash, expectedPriceCents: 1 }), ...applicants(3, { networkHash }), applicant()];
  expect(decideSales(asking, facts({ brochure, paces }))).toMatchObject([
    { kind: 'REFUSE' },
    { kind: 'SELL', heldUntil: null },
    { kind: 'SELL', heldUntil: expect.any(Date) as Date },
    { kind: 'FAIL', error: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 600 } },
    { kind: 'SELL', heldUntil: null },
  ]);
  // all callers behind a proxy that nobody named: nobody is refused
  const shared = applicants(4, { networkHash, isAddressShared: true });
  expect(decide(shared, { brochure, paces })).toEqual(['SELL', 'SELL', 'SELL', 'SELL']);
});
