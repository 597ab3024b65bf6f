import { toGlobalId } from '../../../../shared/globalId';
import { makeCouponAd } from '../../../../test/factories/makeCouponAd';
import { nextNumber } from '../../../../test/factories/nextNumber';
import { makeContext } from '../../../../test/makeContext';
import { useTestServer } from '../../../../test/useTestServer';
import type { Brochure } from '../../../brochures/Brochure';
import { CouponPurchase } from '../../CouponPurchase';
import { purchaseCoupon } from '../purchaseCoupon';

const server = useTestServer({ purchases: { perEmail: 1, perNetwork: 1, heldAfter: 1 } });
const database = () => server.dependencies.database;
const perNetwork = 20;
const start = new Date();
const minute = 60_000;

function buyFrom({ id }: Brochure, remoteAddress: string, minutesLater = 0) {
  const clock = { now: () => new Date(start.getTime() + minutesLater * minute) };
  const purchases = { perEmail: 1, perNetwork, heldAfter: perNetwork };
  const context = makeContext({ database: database(), remoteAddress, purchases, clock });
  const email = `buyer-${nextNumber()}@people.example`;
  return purchaseCoupon(context, { brochureId: id, name: 'Kim Tran', email });
}

async function attempt(brochure: Brochure, addresses: readonly string[]) {
  const outcomes = await Promise.allSettled(addresses.map((address) => buyFrom(brochure, address)));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Error] : []));
  return { taken: outcomes.length - refused.length, refused };
}

const kept = ({ id }: Brochure) => database().getRepository(CouponPurchase).countBy({ brochureId: id });

// docs/rules/prices-and-coupons.md#pace-of-a-network
it.each([
  ['a /24', (at: number) => `203.0.113.${at}`, '203.0.114.1'],
  ['a /56', (at: number) => `2001:db8:1:${at.toString(16)}::${at}`, '2001:db8:1:100::1'],
])('200 addresses of %s at once drain no offer: the pace goes through', async (_what, addressOf, elsewhere) => {
  const brochure = await makeCouponAd(database(), { numberOfCoupons: 100 });
  const { taken, refused } = await attempt(
    brochure,
    Array.from({ length: 200 }, (_, at) => addressOf(at + 1)),
  );
  expect(taken).toBe(perNetwork);
  for (const reason of refused) {
    expect(reason).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 3600 });
    expect(reason.message).not.toMatch(/network|address/i);
  }
  expect(await kept(brochure)).toBe(perNetwork);
  const [row] = await database().query<{ counter: number }[]>(
    'SELECT number_of_coupons_purchased AS counter FROM brochures WHERE id = $1',
    [brochure.id],
  );
  expect(row?.counter).toBe(perNetwork);
  // everybody else gets theirs, and so does the network an hour later
  expect((await buyFrom(brochure, elsewhere)).kind).toBe('PURCHASED');
  await expect(buyFrom(brochure, addressOf(9), 59)).rejects.toMatchObject({ retryAfterSeconds: 60 });
  expect((await buyFrom(brochure, addressOf(9), 60)).kind).toBe('PURCHASED');
});

it('counts each offer alone, and coupons without end not at all', async () => {
  const [one, other] = [await makeCouponAd(database()), await makeCouponAd(database())];
  const unlimited = await makeCouponAd(database(), { couponsUnlimited: true, numberOfCoupons: null });
  const addresses = Array.from({ length: 10 }, () => '203.0.113.7');
  for (const brochure of [one, other]) expect((await attempt(brochure, addresses)).taken).toBe(10);
  expect((await attempt(unlimited, [...addresses, ...addresses, ...addresses])).taken).toBe(30);
});

it('stores a keyed hash and no address', async () => {
  const brochure = await makeCouponAd(database());
  await buyFrom(brochure, '203.0.113.7');
  const [row] = await database().query<{ network_hash: string }[]>(
    'SELECT network_hash FROM coupon_purchases WHERE brochure_id = $1',
    [brochure.id],
  );
  expect(row?.network_hash).toMatch(/^[0-9a-f]{64}$/);
});

describe('every interface', () => {
  const send = (url: string, payload: object, remoteAddress: string) =>
    server.app.inject({ method: 'POST', url, payload, remoteAddress });
  const newBuyer = () => ({ name: 'Kim Tran', email: `buyer-${nextNumber()}@people.example` });

  it('says when the network may try again, over REST and GraphQL', async () => {
    const { id } = await makeCouponAd(database());
    const rest = `/rest/brochure/public/${id}/purchase`;
    expect((await send(rest, newBuyer(), '192.0.2.1')).statusCode).toBe(200);
    const refused = await send(rest, newBuyer(), '192.0.2.2');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    const query = `mutation Buy($input: PurchaseCouponInput!) { purchaseCoupon(input: $input) { __typename } }`;
    const input = { ...newBuyer(), brochureId: toGlobalId('Brochure', id), acceptTerms: true };
    const answer = await send('/graphql', { query, variables: { input } }, '192.0.2.3');
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
  });

  it('refuses nobody behind a proxy that nobody named, but has buyers confirm', async () => {
    const { id } = await makeCouponAd(database());
    const buy = () =>
      server.app.inject({
        ...{ method: 'POST', url: `/rest/brochure/public/${id}/purchase`, payload: newBuyer() },
        ...{ remoteAddress: '10.0.0.7', headers: { 'x-forwarded-for': `198.51.100.${nextNumber() % 256}` } },
      });
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await buy()).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200]);
    const coupons = await database()
      .getRepository(CouponPurchase)
      .find({ where: { brochureId: id }, order: { id: 'ASC' } });
    expect(coupons.map(({ heldUntil }) => heldUntil !== null)).toEqual([false, true, true, true]);
  });
});
