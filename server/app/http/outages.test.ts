import type { InjectOptions } from 'fastify';
import { optOutTokenOf } from '../../platform/mailer/opt-outs/optOutTokens';
import { toGlobalId } from '../../shared/globalId';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { databaseAway, spyOnPool } from '../../test/database/spyOnPool';
import { useTestServer } from '../../test/useTestServer';

const server = useTestServer();
let administrator: { authorization: string };
let couponAd: number;

beforeAll(async () => {
  const { database } = server.dependencies;
  administrator = await server.authorizationOf(await makeAccount(database, { role: 'ADMINISTRATOR' }));
  couponAd = (await makeCouponAd(database)).id;
});

async function askWhileAway(question: InjectOptions) {
  const spy = spyOnPool(server.dependencies.database).mockImplementation(databaseAway);
  try {
    return await server.app.inject(question);
  } finally {
    spy.mockRestore();
  }
}

const graphql = (query: string, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url: '/graphql',
  headers,
  payload: { query },
});
const sha256 = 'a'.repeat(64);
const navigation = { accept: 'text/html' };

describe('while the database is away', () => {
  it.each<[string, () => InjectOptions]>([
    ['a list', () => ({ url: '/rest/brochure/public/' })],
    [
      'a sign-in',
      () => ({ method: 'POST', url: '/rest/public/login', payload: { username: 'a@b.example', password: 'x' } }),
    ],
    ['what needs a login', () => ({ url: '/rest/brochure/administrator/all', headers: administrator })],
    [
      'a purchase',
      () => ({
        method: 'POST',
        url: `/rest/brochure/public/${couponAd}/purchase`,
        payload: { name: 'Ann', email: 'ann@people.example' },
      }),
    ],
    ['a kept file', () => ({ url: `/files/${sha256}/original` })],
    ['the sitemap', () => ({ url: '/sitemap.xml' })],
    ['an address in print', () => ({ url: '/ad?adId=1' })],
    ['a QR code', () => ({ url: '/qr/1.png' })],
    ['a tile', () => ({ url: '/base-map/tiles.json' })],
  ])('%s is answered with a problem and 503', async (_what, question) => {
    const { statusCode, headers, json } = await askWhileAway(question());
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-type': 'application/problem+json; charset=utf-8',
    });
    expect(json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  });

  it.each<[string, () => InjectOptions]>([
    ['a query', () => graphql('{ brochures(first: 1) { edges { node { id } } } }')],
    [
      'a query that is older',
      () => graphql('{ brochures(first: 1) { edges { node { id } } } }', { accept: 'application/json' }),
    ],
    ['a field that may be null', () => graphql('{ brochure(databaseId: 1) { id } }')],
    [
      'a query by GET',
      () => ({
        url: '/graphql?query={mapAreas(first:1){edges{node{code}}}}',
        headers: { 'apollo-require-preflight': 'true' },
      }),
    ],
    ['a query with a login', () => graphql('{ mapAreas(first: 1) { edges { node { code } } } }', administrator)],
    ['a sign-in', () => graphql('mutation { login(input: { username: "a@b.example", password: "x" }) { expiresIn } }')],
    [
      'a purchase',
      () =>
        graphql(`mutation { purchaseCoupon(input: { brochureId: "${toGlobalId('Brochure', couponAd)}", name: "Ann",
          email: "ann@people.example", acceptTerms: true, idempotencyKey: "0f8fad5b-d9cb-469f-a165-70867728950e" })
          { __typename } }`),
    ],
  ])('%s of GraphQL is UNAVAILABLE and 503', async (_what, question) => {
    const { statusCode, headers, json } = await askWhileAway(question());
    expect(json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE', retryAfter: 5 } }] });
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  });

  it.each<[string, () => InjectOptions]>([
    ['a printed address', () => ({ url: '/ad?adId=1', headers: navigation })],
    ['a link that leads outside', () => ({ url: '/vendorRecirect?vendorUrl=https://a.example/', headers: navigation })],
    [
      'a link of a mail',
      () => ({
        method: 'POST',
        url: `/unsubscribe?token=${optOutTokenOf(server.dependencies.config.identitySecret, 'a@b.example')}`,
        headers: navigation,
      }),
    ],
  ])('a visitor of %s reads when to come back', async (_what, question) => {
    const { statusCode, headers, body } = await askWhileAway(question());
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'content-type': 'text/html; charset=utf-8' });
    expect(body).toContain('Nothing is lost');
  });

  it('everything works again once it is back', async () => {
    expect((await server.app.inject('/rest/brochure/public/')).statusCode).toBe(200);
  });
});

it('invalid requests are still refused, and an internal error is still 500', async () => {
  const spy = spyOnPool(server.dependencies.database).mockImplementation((callback) => {
    callback(new TypeError('a mistake of ours'), undefined, () => undefined);
  });
  const { statusCode, json } = await server.app.inject('/rest/brochure/public/');
  spy.mockRestore();
  expect(statusCode).toBe(500);
  expect(json()).toMatchObject({ code: 'INTERNAL' });
});
