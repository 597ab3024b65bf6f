import { toGlobalId } from '../../shared/globalId';
import { askGraphql } from '../../test/askGraphql';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { nextNumber } from '../../test/factories/nextNumber';
import { makeContext } from '../../test/makeContext';
import { useTestServer } from '../../test/useTestServer';
import type { Account } from '../accounts/Account';
import { Brochure } from '../brochures/Brochure';
import { CouponPurchase } from './CouponPurchase';
import { describeCoupon } from './documents/describeCoupon';
import { purchaseCoupon } from './buying/purchaseCoupon';

const server = useTestServer();
let administrator: Account;

beforeAll(async () => {
  administrator = await makeAccount(server.dependencies.database);
});

const query = `query ($id: Int!) {
  brochure(databaseId: $id) { discountCents discountPercent }
  brochures(filter: { ids: [$id] }, first: 1) { edges { node { discountCents discountPercent } } }
}`;

interface Saving {
  discountCents: number | null;
  discountPercent: number | null;
}

/** The saving in each output; the coupon is bought and read again as for the mail and the PDF. */
async function claimsOf(ad: Brochure) {
  const { database } = server.dependencies;
  const { data } = await askGraphql(server, { query, variables: { id: ad.id } });
  const { brochure, brochures } = data as { brochure: Saving; brochures: { edges: { node: Saving }[] } };
  const answer = await server.app.inject({ url: `/rest/brochure/public/?id=${ad.id}&types=CP_AD` });
  const { content } = answer.json<{ content: { discount: number | null; discountPercent: number | null }[] }>();
  const buyer = { brochureId: ad.id, name: 'Kim Tran', email: `kim-${nextNumber()}@people.example` };
  const outcome = await purchaseCoupon(makeContext({ database }), buyer);
  if (outcome.kind !== 'PURCHASED') throw new Error(outcome.kind);
  const purchase = await database.getRepository(CouponPurchase).findOneByOrFail({ id: outcome.purchase.id });
  return {
    details: [brochure.discountCents, brochure.discountPercent],
    list: brochures.edges.map(({ node }) => [node.discountCents, node.discountPercent]),
    rest: content.map(({ discount, discountPercent }) => [discount, discountPercent]),
    coupon: [purchase.discountCents, purchase.discountPercent],
    printed: describeCoupon({ purchase, brochure: ad, vendor: null, publicUrl: '' }).saving,
  };
}

const offer = (changes: Partial<Brochure>) => makeCouponAd(server.dependencies.database, changes);
const none = [null, null];
const notApplicable = { details: none, list: [none], rest: [none], coupon: none, printed: '' };

describe('a saving', () => {
  it('is the same in lists, details, REST and on the coupon where it is proven', async () => {
    expect(await claimsOf(await offer({ normalPriceSince: '2026-01-01', validFrom: '2026-06-01' }))).toEqual({
      details: [504, 25.21],
      list: [[504, 25.21]],
      rest: [[5.04, 25.21]],
      coupon: [504, 25.21],
      printed: 'Normally $19.99 – you save $5.04 (25.21%)',
    });
  });

  it.each<[string, Partial<Brochure>]>([
    ['nobody said since when the normal price was charged (ads from before)', { normalPriceSince: null }],
    ['the normal price began with the offer', { normalPriceSince: '2026-06-01', validFrom: '2026-06-01' }],
    [
      'the normal price began after the ad was published',
      { normalPriceSince: '2026-06-02', publishedAt: new Date('2026-06-01T00:00:00Z') },
    ],
    ['coupons are unlimited', { couponsUnlimited: true, numberOfCoupons: null }],
  ])('is N/A everywhere where %s', async (_why, changes) => {
    expect(await claimsOf(await offer(changes))).toEqual(notApplicable);
  });
});

describe('the proof of the normal price', () => {
  const publish = `mutation ($input: PublishBrochureInput!) { publishBrochure(input: $input) { brochure { status } } }`;
  const update = `mutation ($input: UpdateBrochureInput!) { updateBrochure(input: $input) { brochure { title } } }`;
  const send = (asked: string, { id, version }: Brochure, input: object = {}) => {
    const variables = { input: { id: toGlobalId('Brochure', id), ...input, ...(asked === update && { version }) } };
    return askGraphql(server, { query: asked, variables, as: administrator });
  };
  const refusedFields = async (asked: ReturnType<typeof send>) => {
    const named = (await asked).errors[0]?.extensions['errors'] as { field: string; code: string }[] | undefined;
    return named?.map(({ field, code }) => `${field} ${code}`);
  };

  it('is required to publish a coupon', async () => {
    const draft = await offer({ status: 'PENDING_REVIEW', normalPriceSince: null });
    expect(await refusedFields(send(publish, draft))).toEqual(['normalPriceSince REQUIRED']);
    expect((await send(update, draft, { normalPriceSince: '2026-01-01' })).errors).toEqual([]);
    expect((await send(publish, draft)).errors).toEqual([]);
  });

  it('is not required of earlier published coupons, which stay and can be changed elsewhere', async () => {
    const older = await offer({ normalPriceSince: null });
    expect((await send(update, older, { title: 'Another title' })).errors).toEqual([]);
  });

  it('cannot be removed from a published coupon', async () => {
    const live = await offer({});
    expect(await refusedFields(send(update, live, { normalPriceSince: null }))).toEqual(['normalPriceSince REQUIRED']);
  });

  it('requires prices with a saving, in drafts too; an older draft without them stays readable', async () => {
    const draft = await offer({ status: 'PENDING_REVIEW', normalPriceCents: 1200, discountedPriceCents: 1800 });
    const before = await send(`query Ad { brochure(databaseId: ${draft.id}) { discountCents } }`, draft);
    expect(before.errors).toEqual([]);
    expect(before.data).toEqual({ brochure: { discountCents: null } });
    const prices = { normalPriceCents: 1900, discountedPriceCents: 1900 };
    expect(await refusedFields(send(update, draft, prices))).toEqual(['discountedPriceCents NOT_BELOW_NORMAL']);
    expect((await send(update, draft, { title: 'Another title' })).errors).toEqual([]);
  });
});
