import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { eventually } from '../../test/eventually';
import { useTestServer } from '../../test/useTestServer';
import { renewChangeFeed } from '../../domains/browsing/changes/renewChangeFeed';

const server = useTestServer();
const get = (topic: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/dumps/${topic}.jsonld`, headers });

interface Dump {
  '@type': string;
  name: string;
  dataFeedElement: { dateModified: string; item: Record<string, unknown> }[];
}
const entriesOf = async (topic: string) => (await get(topic)).json<Dump>().dataFeedElement;
const urlOf = (id: number) => `${server.app.publicUrl}/details/${id}`;

let world: { area: string; category: string; offerId: number; businessId: number };

beforeAll(async () => {
  const { database } = server.dependencies;
  const [area, category] = [await makeMapArea(database), await makeCategory(database)];
  const place = { mapAreaId: area.id, categoryId: category.id };
  const offer = await makeCouponAd(database, {
    ...place,
    numberOfCoupons: 5,
    title: 'Two “salty” </script> breakfasts',
  });
  const business = await makeBrochure(database, { ...place, status: 'PUBLISHED', companyName: 'Tern & Co' });
  await makeBrochure(database, { ...place, status: 'PENDING_REVIEW' });
  await makeBrochure(database, { ...place, status: 'ARCHIVED' });
  await makeBrochure(database, { ...place, status: 'PUBLISHED', validTo: '2020-01-31' });
  await makeBrochure(database, { ...place, status: 'PUBLISHED', type: 'ATDW_AD' });
  for (let n = 0; n < 120; n += 1) await makeBrochure(database, { categoryId: category.id, status: 'PUBLISHED' });
  await renewChangeFeed(database);
  world = { area: area.code, category: category.code, offerId: offer.id, businessId: business.id };
});

it('has the public offers of an area, without tourism ads, each as the business or its offer', async () => {
  const answer = await get(`area/${world.area}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/ld+json; charset=utf-8']);
  expect(answer.json<Dump>()).toMatchObject({ '@context': 'https://schema.org', '@type': 'DataFeed' });
  const items = (await entriesOf(`area/${world.area}`)).map(({ item }) => item);
  expect(items).toHaveLength(2);
  expect(items[0]).toMatchObject({
    '@type': 'Offer',
    name: 'Two “salty” </script> breakfasts',
    url: urlOf(world.offerId),
    priceCurrency: 'AUD',
    offeredBy: { '@type': 'LocalBusiness' },
  });
  expect(items[1]).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Tern & Co',
    mainEntityOfPage: urlOf(world.businessId),
  });
});

it('has all of a category and of everything, over several pages, each once', async () => {
  const ofCategory = await entriesOf(`category/${world.category}`);
  expect(ofCategory).toHaveLength(122);
  const addresses = ofCategory.map(({ item }) => item['mainEntityOfPage'] ?? item['url']);
  expect(new Set(addresses).size).toBe(122);
  expect((await entriesOf('all')).length).toBeGreaterThanOrEqual(122);
  expect(await entriesOf(`area/${world.area}/category/${world.category}`)).toHaveLength(2);
});

it('says the same tag until a public ad changes', async () => {
  const { database } = server.dependencies;
  let etag = '';
  // other transactions of the test run move the horizon of the feed
  await eventually(async () => {
    etag = String((await get('all')).headers.etag);
    expect((await get('all', { 'if-none-match': etag })).statusCode).toBe(304);
  });
  await database.query(`UPDATE brochures SET title = 'Changed' WHERE id = $1`, [world.businessId]);
  await eventually(async () => expect((await get('all', { 'if-none-match': etag })).statusCode).toBe(200));
});

it('answers HEAD without a body', async () => {
  const { statusCode, body, headers } = await server.app.inject({ method: 'HEAD', url: '/dumps/all.jsonld' });
  expect([statusCode, body, headers['content-type']]).toEqual([200, '', 'application/ld+json; charset=utf-8']);
});

it('pages of any site may read it, and it is the same for everybody', async () => {
  const { headers } = await get('all', { origin: 'https://paper.example' });
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'x-robots-tag': 'noindex' });
});

it.each([
  ...['nowhere', 'area/nowhere', 'category/NOTHING', 'business/999999999', 'business/0', 'area/', 'area/%00'],
  ...["area/'; DROP TABLE brochures", 'area/..%2f..%2fetc', 'x'.repeat(900), 'all/all', 'area/a/category'],
])('%s is missing', async (topic) => {
  expect((await server.app.inject({ url: `/dumps/${encodeURI(topic)}.jsonld` })).statusCode).toBe(404);
});

it.each(['/dumps', '/dumps/all', '/dumps/all.json'])('%s is missing too', async (url) => {
  expect((await server.app.inject({ url })).statusCode).toBe(404);
});
