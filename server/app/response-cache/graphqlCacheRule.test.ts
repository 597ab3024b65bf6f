import { createHash } from 'node:crypto';
import { makeAccount } from '../../test/factories/makeAccount';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { spyOnPool } from '../../test/database/spyOnPool';
import { useTwoServers, verified } from '../../test/useTwoServers';
import { signAccessToken } from '../../platform/access-tokens/signAccessToken';
import { eventually } from '../../test/eventually';

const servers = useTwoServers({ now: () => new Date('2026-11-20T02:03:04Z') });
const preflight = { 'apollo-require-preflight': 'true' };
const titles = 'query Titles($filter: BrochureFilter) { brochures(filter: $filter) { edges { node { id title } } } }';
const shared = 'public, max-age=0, must-revalidate';

const hashOf = (query: string) => createHash('sha256').update(query).digest('hex');

interface Asked {
  query: string;
  variables?: object;
  operationName?: string;
  whole?: boolean;
  headers?: Record<string, string>;
}

function ask({ query, variables = {}, operationName, whole = false, headers = preflight }: Asked) {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(query) } };
  const address = new URLSearchParams({
    ...(whole && { query }),
    ...(operationName !== undefined && { operationName }),
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  });
  return servers.other.app.inject({ url: `/graphql?${String(address)}`, headers });
}

async function computes(asked: Asked): Promise<boolean> {
  await verified(servers.other);
  const spy = spyOnPool(servers.other.dependencies.database);
  await ask(asked);
  const count = spy.mock.calls.length;
  spy.mockRestore();
  return count > 0;
}

const database = () => servers.one.dependencies.database;
const published = (title: string) => makeBrochure(database(), { status: 'PUBLISHED', title });

async function keep(asked: Asked): Promise<void> {
  await ask({ ...asked, whole: true });
  await eventually(async () => {
    await ask(asked);
    expect(await computes(asked)).toBe(false);
  });
}

it('a client sends a query once, then uses its hash', async () => {
  await published('Known by its hash');
  const query = `${titles} # a program's own`;
  expect((await ask({ query })).json()).toMatchObject({
    errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  });
  expect((await ask({ query, whole: true })).body).toContain('Known by its hash');
  const answer = await ask({ query });
  expect(answer.body).toContain('Known by its hash');
  expect(answer.headers).toMatchObject({ 'cache-control': shared, vary: 'accept-encoding, authorization, accept' });
  expect(
    (await ask({ query, headers: { ...preflight, 'if-none-match': String(answer.headers.etag) } })).statusCode,
  ).toBe(304);
});

it('caches a response until another server changes the data', async () => {
  const { id } = await published('As it was');
  const asked = { query: titles, variables: { filter: { ids: [id] } } };
  await keep(asked);
  await database().query(`UPDATE brochures SET title = 'As it is' WHERE id = $1`, [id]);
  await eventually(async () => expect((await ask(asked)).body).toContain('As it is'));
});

describe('a sold coupon shows within a second, and leaves responses without its ad in the cache:', () => {
  const left = 'databaseId couponsRemaining';
  it.each([
    ['a list', `query List { brochures(first: 5) { edges { node { ${left} } } } }`],
    ['details', `query Details($id: Int!) { brochure(databaseId: $id) { ${left} } }`],
    ['a node', `query Node($node: ID!) { node(id: $node) { id ... on Brochure { renamed: couponsRemaining } } }`],
    ['nodes', `query Nodes($node: ID!) { nodes(ids: [$node]) { id ... on Brochure { ${left} } } }`],
  ])('%s', async (_what, query) => {
    const [ad, other] = [await makeCouponAd(database()), await makeCouponAd(database())];
    const of = ({ id }: { id: number }) => ({
      query,
      variables: { id, node: Buffer.from(`Brochure:${id}`).toString('base64url') },
    });
    await sleep(400);
    await keep(of(other));
    await keep(of(ad));
    const before = (await ask(of(ad))).body;
    await database().query('UPDATE brochures SET number_of_coupons_purchased = 4 WHERE id = $1', [ad.id]);
    await eventually(async () => expect((await ask(of(ad))).body).not.toBe(before));
    expect((await ask(of(ad))).body).toMatch(/:6\b/);
    if (!query.startsWith('query List')) expect(await computes(of(other))).toBe(false);
  });
});

it('variables, operation and media type are part of the key', async () => {
  const query = `query A { mapAreas { totalCount } } query B { categories { totalCount } }`;
  const of = async (operationName: string, accept: string) => {
    const asked = { query, operationName, headers: { ...preflight, accept } };
    await ask({ ...asked, whole: true });
    await ask(asked);
    return ask(asked);
  };
  expect((await of('A', 'application/json')).json()).toHaveProperty('data.mapAreas');
  expect((await of('B', 'application/json')).json()).toHaveProperty('data.categories');
  expect((await of('A', 'application/json')).headers['content-type']).toMatch(/^application\/json/);
  expect((await of('A', 'application/graphql-response+json')).headers['content-type']).toMatch(
    /^application\/graphql-response\+json/,
  );
});

it('refuses a forgeable request, cached or not', async () => {
  await keep({ query: titles });
  const answer = await ask({ query: titles, headers: {} });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('CSRF');
});

it.each<[string, string, object]>([
  ['who is calling', '{ viewer { role } }', {}],
  ['a place in the variables', titles, { filter: { near: { latitude: -26.4, longitude: 153.1 } } }],
  ['a place in the query', '{ brochures(filter: { near: { latitude: -26.4, longitude: 153.1 } }) { totalCount } }', {}],
  [
    'a place by another name',
    'query ($p: NearInput) { brochures(filter: { near: $p }) { totalCount } }',
    { p: { latitude: -26.4, longitude: 153.1 } },
  ],
  ['a window of the map', titles, { filter: { box: { west: 153, south: -27, east: 154, north: -26 } } }],
  ['figures', '{ brochures { edges { node { id statistics { totals { count } } } } } }', {}],
  ['an invitation', '{ vendorInvitation(email: "a@people.example", token: "x") { email } }', {}],
  ['something behind a node', '{ node(id: "QWNjb3VudDox") { id ... on Account { email } } }', {}],
  ['an error', '{ categories(includeInactive: true) { totalCount } }', {}],
])('%s is not cached', async (_what, query, variables) => {
  await published('Seen');
  await ask({ query, variables, whole: true });
  for (let time = 0; time < 2; time += 1) {
    const answer = await ask({ query, variables });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('etag');
  }
});

it('a request with a token bypasses the cache', async () => {
  const account = await makeAccount(database());
  const { id } = await makeBrochure(database(), { status: 'ARCHIVED', title: 'Archived long ago' });
  const asked = { query: titles, variables: { filter: { ids: [id], statuses: ['ARCHIVED'] } } };
  await keep({ ...asked });
  const { config, clock } = servers.other.dependencies;
  const token = await signAccessToken(
    { accountId: account.id, tokenVersion: account.tokenVersion },
    config.accessToken,
    clock.now(),
  );
  const own = await ask({ ...asked, headers: { ...preflight, authorization: `Bearer ${token}` } });
  expect(own.body).toContain('Archived long ago');
  expect(own.headers['cache-control']).toBe('no-store');
  expect((await ask(asked)).body).not.toContain('Archived long ago');
});

it('other requests bypass the cache', async () => {
  for (const address of [
    'extensions=nonsense',
    'extensions={"persistedQuery":7}',
    'extensions={}&variables=[',
    'query={mapAreas{totalCount}}',
  ]) {
    const answer = await servers.other.app.inject({ url: `/graphql?${encodeURI(address)}`, headers: preflight });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});
