import { webcrypto } from 'node:crypto';
import { hashCouponCode } from '../../../../../shared/coupons/hashCouponCode';
import { offlineTill } from '../../../../../shared/coupons/offlineTill';
import { findOffline } from './findOffline';
import { isCurrent, tillList, type TillList } from './tillList';
import { tillQueue, type QueuedRedemption } from './tillQueue';

const noon = Date.parse('2026-11-20T02:00:00Z'); // a Friday, 12:00 in Brisbane
const hour = 3_600_000;
const [good, held, bound, unknown] = ['7K2M9QXR04T9', '000000000000', '222222222228', '111111111114'];

let list: TillList;

const offer = (changes: object) => ({
  __typename: 'OfflineOffer' as const,
  ...{ brochureDatabaseId: 7, title: 'Boat', discountedPriceCents: 2000, termsOfOffer: 'One each.', state: 'QLD' },
  ...{ couponHours: null, validTo: '2026-11-20', timeZone: 'Australia/Brisbane', valid: [], held: [] },
  ...changes,
});
const redemption = (n: number, changes: Partial<QueuedRedemption> = {}): QueuedRedemption => ({
  ...{ owner: 'me', key: `key-${n}`, list: 'a.b.c', code: good, title: 'Boat', timeZone: 'Australia/Brisbane' },
  ...{ redeemedAt: new Date().toISOString(), wasSent: false, refusal: null },
  ...changes,
});

beforeAll(async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const hash = (code: string) => hashCouponCode('salt', code);
  const offers = [
    offer({ valid: [await hash(good)], held: [await hash(held)] }),
    offer({ couponHours: 'Mo-Th 17:00-20:00', valid: [await hash(bound)] }),
  ];
  list = {
    __typename: 'OfflineCouponList',
    ...{ list: 'a.b.c', salt: 'salt', fetchedAt: new Date(noon).toISOString(), count: 3, totalCount: 3, offers },
    ...{ owner: 'me 7 TILL', receivedAt: noon + hour },
  };
});

beforeEach(() => {
  tillQueue.set([]);
  tillList.forget();
});

// the clock of this device is an hour ahead
const find = (code: string, waiting: QueuedRedemption[] = [], now = noon + hour) =>
  findOffline(list, waiting, code, now);

it('finds a coupon of the list in any spelling', async () => {
  expect(await find(' 7k2m-9qxr-o4t9')).toMatchObject({ kind: 'GOOD', code: good, outside: null });
});

it.each([
  ['MISTYPED', '7K2M-9QXR-04TC'],
  ['HELD', held],
  ['UNKNOWN', unknown],
])('says %s of %s', async (kind, code) => {
  expect(await find(code)).toMatchObject({ kind });
});

it('says that it waits on this device already', async () => {
  expect(await find(good, [redemption(1)])).toMatchObject({ kind: 'WAITING' });
});

it('knows the last day by the clock of the server', async () => {
  expect(await find(good, [], noon + 12.5 * hour)).toMatchObject({ kind: 'GOOD' });
  expect(await find(good, [], noon + 13.5 * hour)).toEqual({ kind: 'ENDED' });
});

it('says why it cannot be used now', async () => {
  expect(await find(bound)).toMatchObject({ kind: 'GOOD', outside: 'Not valid on Fridays.' });
});

it.each([
  ['for 12 hours', 'me 7 TILL', 12 * hour - 1, true],
  ['no longer', 'me 7 TILL', 12 * hour, false],
  ['not for another role', 'me 7 OWNER', 1, false],
  ['not when the clock was put back', 'me 7 TILL', -hour, false],
])('a list counts %s', (_, owner, age, expected) => {
  expect(isCurrent(list, owner, list.receivedAt + age)).toBe(expected);
});

it('takes a redeemed coupon out of the list', async () => {
  tillList.keep(list);
  tillList.remove(await hashCouponCode('salt', good));
  expect(tillList.get()).toMatchObject({ count: 2, totalCount: 2, offers: [{ valid: [] }, {}] });
});

it('lets at most 100 redemptions wait', () => {
  for (let n = 0; n < offlineTill.mostWaiting; n += 1) expect(tillQueue.add(redemption(n))).toBe(true);
  expect(tillQueue.add(redemption(100))).toBe(false);
  expect(tillQueue.get()).toHaveLength(100);
});

it('keeps what did not count until it is seen', () => {
  tillQueue.set([redemption(1), redemption(2), redemption(3)]);
  tillQueue.settle([
    { key: 'key-1', outcome: 'REDEEMED', message: null },
    { key: 'key-2', outcome: 'VOIDED', message: 'It was voided.' },
  ]);
  expect(tillQueue.get()).toMatchObject([
    { key: 'key-2', refusal: { outcome: 'VOIDED', message: 'It was voided.' } },
    { key: 'key-3', refusal: null },
  ]);
  tillQueue.remove('key-2');
  expect(tillQueue.get()).toMatchObject([{ key: 'key-3' }]);
});
