import { askGraphql } from '../../../test/askGraphql';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { useTestServer } from '../../../test/useTestServer';

const server = useTestServer();

const exact = { latitude: -26.4, longitude: 153.1, positionSource: 'EXACT' } as const;
const words = { description: 'A quiet place by the river. '.repeat(3), wwwUrl: 'https://river.example/' };
const complete = { ...words, ...exact };
const bare = { phoneNo: null };

/** Ads that each order has in another order, and none in that of their ids. */
beforeAll(async () => {
  const { database } = server.dependencies;
  const { id: categoryId } = await makeCategory(database);
  const published = (day: string) => ({ categoryId, status: 'PUBLISHED' as const, publishedAt: new Date(day) });
  const prices = (normalPriceCents: number, discountedPriceCents: number) => ({
    normalPriceCents,
    discountedPriceCents,
  });
  await makeCouponAd(database, {
    ...{
      title: 'a fifth off',
      ...published('2026-03-01'),
      ...complete,
      validTo: '2099-01-05',
      ...prices(10_000, 8_000),
    },
  });
  await makeBrochure(database, { title: 'number 3', ...published('2026-07-01'), ...bare, adIndex: 3 });
  await makeCouponAd(database, {
    ...{ title: 'unproven', ...published('2026-01-01'), ...complete, wwwUrl: null, validTo: '2099-01-10' },
    ...{ ...prices(9_000, 900), normalPriceSince: null },
  });
  await makeBrochure(database, { title: 'bare', ...published('2026-06-01'), ...bare, validTo: '2099-01-15' });
  await makeBrochure(database, { title: 'number 1', ...published('2026-04-01'), ...bare, adIndex: 1 });
  await makeBrochure(database, { title: 'no offer', ...published('2026-02-01'), ...complete, normalPriceCents: 600 });
  await makeCouponAd(database, {
    ...{ title: 'half off', ...published('2026-05-01'), ...words, validTo: '2099-01-20', ...prices(1_000, 500) },
  });
});

describe.each<[string, string[]]>([
  // numbered ads, then offers, then the more complete ones
  ['RECOMMENDED', ['number 1', 'number 3', 'a fifth off', 'half off', 'unproven', 'no offer', 'bare']],
  // those without a last day after the others, the newest id first
  ['ENDS_SOON', ['a fifth off', 'unproven', 'bare', 'half off', 'no offer', 'number 1', 'number 3']],
  // in percent, not in dollars; a saving without proof is none
  ['SAVING', ['half off', 'a fifth off', 'no offer', 'number 1', 'bare', 'unproven', 'number 3']],
  // the price with the offer, or else the normal one
  ['PRICE', ['half off', 'no offer', 'unproven', 'a fifth off', 'number 1', 'bare', 'number 3']],
  ['NEWEST', ['number 3', 'bare', 'half off', 'number 1', 'a fifth off', 'no offer', 'unproven']],
])('the ads in the order %s', (order, expected) => {
  it('by GraphQL', async () => {
    const { data, errors } = await askGraphql(server, {
      query: `query ($orderBy: [BrochureOrder!]) { brochures(first: 20, orderBy: $orderBy) { edges { node { title } } } }`,
      variables: { orderBy: [{ field: order, direction: 'ASC' }] },
    });
    expect(errors).toEqual([]);
    const { edges } = data!['brochures'] as { edges: { node: { title: string } }[] };
    expect(edges.map(({ node }) => node.title)).toEqual(expected);
  });

  it('by REST', async () => {
    const answer = await server.app.inject(`/rest/brochure/public/?sortBy=${order}`);
    expect(answer.json<{ content: { title: string }[] }>().content.map(({ title }) => title)).toEqual(expected);
  });
});
