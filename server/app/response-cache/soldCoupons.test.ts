import { setTimeout as sleep } from 'node:timers/promises';
import type { Brochure } from '../../domains/brochures/Brochure';
import { purchaseCoupon } from '../../domains/purchases/buying/purchaseCoupon';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { makeContext } from '../../test/makeContext';
import { eventually } from '../../test/eventually';
import { publicList, useResponseCache } from '../../test/useResponseCache';

const { database, visit, computes, keep, shows, quiet } = useResponseCache();

const detailsOf = ({ id }: Pick<Brochure, 'id'>): string => `${publicList}?id=${id}`;
const couponAd = () => makeCouponAd(database(), { couponsUnlimited: true, numberOfCoupons: null });

let buyers = 0;

function sell({ id }: Pick<Brochure, 'id'>): Promise<unknown> {
  buyers += 1;
  const buyer = { name: 'Pat', email: `pat${buyers}@people.example` };
  return purchaseCoupon(makeContext({ database: database() }), { brochureId: id, ...buyer });
}

/** The numbers of coupons taken, as the other server shows them. */
async function takenOf(url: string): Promise<number[]> {
  const { content } = (await visit(url)).json<{ content: { id: number; numberOfCouponsPurchased: number }[] }>();
  return content.toSorted((a, b) => a.id - b.id).map(({ numberOfCouponsPurchased }) => numberOfCouponsPurchased);
}

beforeEach(async () => {
  await database().query(`UPDATE brochures SET status = 'ARCHIVED', archive_reason = 'MANUAL', archived_at = now()`);
});

it('removes only the responses with its ad', async () => {
  const [ad, other] = [await couponAd(), await couponAd()];
  const without = `${publicList}?mapArea=nowhere`;
  await quiet();
  for (const url of [publicList, detailsOf(ad), detailsOf(other), without]) await keep(url);
  await sell(ad);
  await shows(detailsOf(ad), (answer) =>
    expect(answer.json()).toMatchObject({ content: [{ numberOfCouponsPurchased: 1 }] }),
  );
  expect(await takenOf(publicList)).toEqual([1, 0]);
  // one that was removed would be computed
  await sleep(300);
  await eventually(async () => {
    await visit('/healthz');
    expect(await computes(detailsOf(other))).toBe(false);
  });
  expect(await computes(without)).toBe(false);
});

it('that is withdrawn is also a change of one ad only', async () => {
  const [ad, other] = [await couponAd(), await couponAd()];
  await sell(ad);
  await quiet();
  for (const url of [detailsOf(ad), detailsOf(other)]) await keep(url);
  await database().query('UPDATE brochures SET number_of_coupons_purchased = 0 WHERE id = $1', [ad.id]);
  await eventually(async () => expect(await takenOf(detailsOf(ad))).toEqual([0]));
  expect(await computes(detailsOf(other))).toBe(false);
});

it('with a change of anything else of the ad removes every response', async () => {
  const [ad, other] = [await couponAd(), await couponAd()];
  await quiet();
  for (const url of [publicList, detailsOf(other)]) await keep(url);
  await database().query(
    `UPDATE brochures SET number_of_coupons_purchased = 1, title = 'Sold and renamed' WHERE id = $1`,
    [ad.id],
  );
  await shows(publicList, ({ body }) => expect(body).toContain('Sold and renamed'));
  await eventually(async () => expect(await computes(detailsOf(other))).toBe(true));
});

it('is never older than a second, however many are sold', async () => {
  const ad = await couponAd();
  const url = detailsOf(ad);
  await quiet();
  await keep(url);
  let sold = 0;
  const seen: { at: number; taken: number }[] = [];
  const sales: number[] = [];
  const end = performance.now() + 4_000;
  const selling = (async () => {
    while (performance.now() < end) {
      await sell(ad);
      sold += 1;
      sales.push(performance.now());
    }
  })();
  while (performance.now() < end) {
    const at = performance.now();
    const [taken = 0] = await takenOf(url);
    seen.push({ at, taken });
    await sleep(5);
  }
  await selling;
  const late = seen.filter(({ at, taken }) => taken < sales.filter((soldAt) => soldAt < at - 1_000).length);
  expect(late).toEqual([]);
  expect(sold).toBeGreaterThan(10);
  await shows(url, (answer) => expect(answer.json()).toMatchObject({ content: [{ numberOfCouponsPurchased: sold }] }));
});

it('leaves more than 95 % of the requests for other ads in the cache during a rush for one ad', async () => {
  const ad = await couponAd();
  const others = await Promise.all(Array.from({ length: 30 }, couponAd));
  const urls = others.map(detailsOf);
  await quiet();
  for (const url of [publicList, ...urls]) await visit(url);
  const counted = { requests: 0, computed: 0 };
  for (let round = 0; round < 10; round += 1) {
    for (const url of urls) {
      if (counted.requests % 5 === 0) await sell(ad);
      counted.requests += 1;
      if (await computes(url)) counted.computed += 1;
    }
    await visit(publicList);
  }
  const [row] = await database().query<{ taken: number }[]>(
    'SELECT number_of_coupons_purchased AS taken FROM brochures WHERE id = $1',
    [ad.id],
  );
  expect(row?.taken).toBe(60);
  expect(counted.computed / counted.requests).toBeLessThan(0.05);
});
