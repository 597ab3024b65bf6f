import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeContractWorld, type ContractWorld } from '../../test/contracts/makeContractWorld';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { untilFeedHasAll } from '../../test/feed/untilFeedHasAll';
import { rawRequest, type RawResponse } from '../../test/rawRequest';
import { serveDatabase, type ServedDatabase } from '../../test/cluster/serveDatabase';
import { useTestDatabase } from '../../test/testDatabase';
import { createLogger } from '../../platform/logger/createLogger';
import { cacheLookups } from '../../platform/metrics/metrics';
import { createDataSource } from '../database/createDataSource';
import { findBuiltClient } from '../pages/client-build/clientFolders';
import { PublicChanges } from './public-version/PublicChanges';

/** Two servers on one database and clock that differ in nothing but the fast path. */
const test = useTestDatabase();
const servers: (ServedDatabase & { port: number; routed: () => number })[] = [];
let world: ContractWorld;
let coupon: { id: number };

async function serve(fastPath: boolean) {
  const database = await createDataSource({ url: test.url, poolSize: 2 }).initialize();
  const clock = { now: () => new Date('2026-11-20T02:03:04Z') };
  const server = await serveDatabase(database, { clock, config: { responseCache: { megabytes: 8, fastPath } } });
  let routed = 0;
  server.app.addHook('onRequest', (_request, _reply, done) => {
    routed += 1;
    done();
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...server, port: (server.app.server.address() as AddressInfo).port, routed: () => routed };
}

beforeAll(async () => {
  if (findBuiltClient() === undefined) throw new Error('These tests read the built pages: run `npm run build` first.');
  world = await makeContractWorld(test.database);
  coupon = await makeCouponAd(test.database);
  servers.push(await serve(true), await serve(false));
  await untilFeedHasAll(test.database);
});
afterAll(async () => {
  for (const { stop, dependencies } of servers) {
    await stop();
    await dependencies.database.destroy();
  }
});

const preflight = { 'apollo-require-preflight': 'true' };

interface Asked {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
  version?: string;
}

function textOf({ method = 'GET', url, headers = {}, body = '', version = '1.1' }: Asked): string {
  const lines = Object.entries({ host: 'offers.example', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${url} HTTP/${version}`, ...lines, '', body].join('\r\n');
}

/** Without what belongs to one request or moment: its id, the time, and the numbers of the rate limit. */
function comparable({ head, body }: RawResponse): { head: string[]; body: string } {
  const id = /^x-request-id: (.*)$/im.exec(head)?.[1] ?? 'none';
  return {
    head: head
      .split('\r\n')
      .map((line) =>
        line
          .replace(/^(date|ratelimit-remaining|ratelimit-reset): .+$/i, '$1')
          .replace(id, 'ID'.padEnd(id.length, '-')),
      ),
    body: body.toString('latin1').replaceAll(id, 'ID'),
  };
}

/** How many requests of this process the cache could not answer. */
async function countMisses(): Promise<number> {
  const { values } = await cacheLookups.get();
  return values.reduce((sum, { labels, value }) => sum + (labels.outcome === 'hit' ? 0 : value), 0);
}

/** Fastify sends headers in another order than the cache does. */
const inOrder = ({ head, body }: ReturnType<typeof comparable>) => ({ head: head.toSorted(), body });

/** Sends the request to both servers. */
async function ask(asked: Asked) {
  const [before, missesBefore] = [servers.map(({ routed }) => routed()), await countMisses()];
  const [fast, plain] = await Promise.all(servers.map(({ port }) => rawRequest(port, textOf(asked))));
  if (!fast || !plain) throw new Error('Both servers are open.');
  const [byFast, byPlain] = servers.map(({ routed }, index) => routed() - (before[index] ?? 0));
  return { fast, plain, byFast, byPlain, misses: (await countMisses()) - missesBefore };
}

/** Sends the request to both servers until the fast path has answered; returns null if it never does. */
async function compare(asked: Asked): Promise<RawResponse | null> {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const { fast, plain, byFast, byPlain, misses } = await ask(asked);
    expect(inOrder(comparable(fast))).toEqual(inOrder(comparable(plain)));
    expect(byPlain).toBe(1);
    // a cache is used only while PostgreSQL confirms that nothing has changed, in time for each server by itself
    if (misses > 0) {
      if (attempt > 0) await sleep(50);
      continue;
    }
    expect(comparable(fast)).toEqual(comparable(plain));
    if (byFast === 0) return fast;
  }
  return null;
}

function byHash(query: string, variables: object): string {
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
  return `/graphql?${String(new URLSearchParams({ variables: JSON.stringify(variables), extensions }))}`;
}

/** Has both servers know the text of a persisted query. */
async function introduce(query: string, variables: object): Promise<void> {
  await compare({ url: `${byHash(query, variables)}&query=${encodeURIComponent(query)}`, headers: preflight });
}

const folder = path.resolve(__dirname, '../../../schema/examples');
const examples = globSync('**/*.graphql', { cwd: folder })
  .map((file) => [path.basename(file, '.graphql'), readFileSync(path.join(folder, file), 'utf8')] as const)
  .filter(([, text]) => /^query /m.test(text));

const cachedExamples = new Set<string>();
const variablesOf = (name: string, text: string): Record<string, unknown> => {
  const shown = JSON.parse(/^# variables: (.*)$/m.exec(text)?.[1] ?? '{}') as Record<string, unknown>;
  return name === 'BrochureDetails' ? { databaseId: coupon.id } : shown;
};

it.each(examples)('sends the example %s as the usual path does', async (name, text) => {
  const variables = variablesOf(name, text);
  await introduce(text, variables);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const asked = { url: byHash(text, variables), headers: { ...preflight, 'accept-encoding': encoding } };
    if (await compare(asked)) cachedExamples.add(name);
  }
});

it('serves the public examples', () => {
  expect([...cachedExamples]).toEqual(expect.arrayContaining(['BrochureDetails', 'CategoryMenu', 'ListBrochures']));
});

const rest = [
  '/rest/brochure/public/',
  '/rest/brochure/public/?pageSize=2&info=false',
  '/rest/brochure/public/?types=LP_AD&types=CP_AD',
  '/rest/brochure/public/?mapArea=nowhere',
  '/rest/brochure/public/active',
  '/rest/category/public/all',
  '/rest/category/public/all-active',
  '/rest/brochure/public/mapArea/all',
  '/rest/brochure/public/mapArea/by-active-brochure-presence',
  '/rest/brochure/public/streetsIndex?mapArea=noosa',
];
const pages = ['/', '/?category=TOURS', '/brochureMap', '/no-such-page', '/streets-index?mapArea=noosa', '/terms'];

/**
 * Data of a page come in any order, so two servers render it differently. Asks one server twice: the fast path leaves
 * requests with a `Content-Length` to Fastify, which serves the same cached response.
 */
async function comparePage(asked: Asked): Promise<RawResponse | null> {
  const [server] = servers;
  if (!server) throw new Error('The server is open.');
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const before = server.routed();
    const fast = await rawRequest(server.port, textOf(asked));
    const byFast = server.routed() - before;
    if (byFast > 0) continue;
    const headers = { ...asked.headers, 'content-length': '0' };
    const plain = await rawRequest(server.port, textOf({ ...asked, headers }));
    expect(server.routed() - before).toBe(1);
    expect(comparable(fast)).toEqual(comparable(plain));
    return fast;
  }
  return null;
}

it.each([...rest.map((url) => [url, compare] as const), ...pages.map((url) => [url, comparePage] as const)])(
  'sends hits, 304, HEAD and other encodings of %s',
  async (url, compare) => {
    for (const encoding of ['identity', 'br', 'gzip', 'gzip;q=0.5, *;q=0', '']) {
      const headers = { 'accept-encoding': encoding };
      const hit = await compare({ url, headers });
      expect(hit?.head).toMatch(/^HTTP\/1\.1 \d{3} /);
      const etag = /^etag: (.*)$/im.exec(hit?.head ?? '')?.[1];
      const tags = ['"other"', '*', ...(etag === undefined ? [] : [etag, `W/${etag}`, `"a", ${etag}`])];
      for (const tag of tags) {
        const answer = await compare({ url, headers: { ...headers, 'if-none-match': tag } });
        expect(answer?.head.startsWith('HTTP/1.1 304')).toBe(etag !== undefined && tag !== '"other"');
      }
      expect(await compare({ url, headers, method: 'HEAD' })).toMatchObject({ body: Buffer.alloc(0) });
    }
  },
);

it('sends details and their page', async () => {
  for (const { id } of [world.landing, world.archived, coupon]) {
    const headers = { 'accept-encoding': 'br' };
    expect(await comparePage({ url: `/details/${id}`, headers })).not.toBeNull();
    expect(await compare({ url: `/rest/brochure/public/?id=${id}`, headers })).not.toBeNull();
  }
});

it.each<[string, Partial<Asked>]>([
  ['without compression', { headers: { 'x-no-compression': '1', 'accept-encoding': 'br' } }],
  ['with a cookie', { headers: { cookie: 'theme=dark' } }],
  ['that ends its connection', { headers: { connection: 'close' } }],
  ['of HTTP/1.0', { version: '1.0' }],
  ['of HTTP/1.0 that keeps its connection', { version: '1.0', headers: { connection: 'keep-alive' } }],
  ['with an id of its own, which nobody trusts', { headers: { 'x-request-id': 'mine-and-long-enough' } }],
  ['from behind a proxy that nobody trusts', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
])('serves a request %s', async (_what, asked) => {
  expect(await compare({ url: '/rest/brochure/public/', ...asked })).not.toBeNull();
});

it.each<[string, Asked]>([
  ['a token, valid or not', { url: rest[0] ?? '', headers: { authorization: 'Bearer broken' } }],
  ['a body', { url: rest[0] ?? '', headers: { 'content-length': '2' }, body: '{}' }],
  ['another method', { method: 'POST', url: rest[0] ?? '', headers: { 'content-length': '0' } }],
  ['a method without a route', { method: 'DELETE', url: '/' }],
  ['a location', { url: '/rest/brochure/public/?sortBy=NEAR_ME&curLocLat=-26.4&curLocLon=153.1' }],
  ['an error', { url: '/rest/brochure/public/?sortBy=NOTHING' }],
  ['a path that is moved', { url: '//' }],
  ['no page', { url: '/nothing.txt' }],
  ['a redirect that counts visits', { url: '/ad?adId=1' }],
])('leaves %s to Fastify', async (_what, asked) => {
  expect(await compare(asked)).toBeNull();
});

it('distinguishes media types, and refuses what another site could send', async () => {
  const query = '{ mapAreas { edges { node { code } } } }';
  await introduce(query, {});
  const url = byHash(query, {});
  const types = ['application/json', 'application/graphql-response+json', '*/*'];
  for (const accept of types) {
    const hit = await compare({ url, headers: { ...preflight, accept } });
    const expected = accept === '*/*' ? 'application/json' : accept;
    expect(hit?.head).toContain(`content-type: ${expected}`);
  }
  expect(await compare({ url, headers: { accept: types[0] ?? '' } })).toBeNull();
  expect(await compare({ url, headers: { accept: types[0] ?? '', 'apollo-require-preflight': '' } })).toBeNull();
  expect(await compare({ url, headers: { accept: types[0] ?? '', 'x-apollo-operation-name': 'A' } })).not.toBeNull();
});

it('sends what the usual path computes again', async () => {
  const asked = { url: rest[0] ?? '' };
  expect(await compare(asked)).not.toBeNull();
  servers[1]?.app.publicVersion?.changed(PublicChanges.read(null));
  const { fast, plain, byFast, misses } = await ask(asked);
  expect([byFast, misses]).toEqual([0, 1]);
  expect(inOrder(comparable(fast))).toEqual(inOrder(comparable(plain)));
  // and is compared with its cache again
  expect(await compare(asked)).not.toBeNull();
});

describe('the rate limit', () => {
  it('counts hits of the fast path and other requests together, and refuses both', async () => {
    const database = await createDataSource({ url: test.url, poolSize: 2 }).initialize();
    const rateLimits = {
      reads: 40,
      writes: 40,
      logins: 40,
      purchases: 40,
      enquiries: 40,
      files: 100_000,
      megabytes: 100_000,
    };
    const server = await serveDatabase(database, {
      config: { responseCache: { megabytes: 8, fastPath: true }, rateLimits },
    });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    // draws the front page, which counts, and waits for it
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    const remaining: string[] = [];
    for (let count = 0; count < 42; count += 1) {
      // every fourth request is a miss
      const url = count % 4 === 3 ? `${rest[0]}?pageSize=${count}` : (rest[0] ?? '');
      const { head } = await rawRequest(port, textOf({ url }));
      const [, status = ''] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? [];
      const [, left = ''] = /^ratelimit-remaining: (\d+)$/im.exec(head) ?? [];
      remaining.push(`${status} ${left}`);
    }
    const expected = Array.from({ length: 39 }, (_, count) => `200 ${38 - count}`);
    expect(remaining).toEqual([...expected, '429 0', '429 0', '429 0']);
    await server.stop();
    await database.destroy();
  });
});

it('logs the line that the usual path logs', async () => {
  const lines: Record<string, unknown>[] = [];
  const output = { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) };
  const logger = createLogger({ level: 'info' }, output);
  const database = await createDataSource({ url: test.url, poolSize: 2 }).initialize();
  const server = await serveDatabase(database, { logger, config: { responseCache: { megabytes: 8, fastPath: true } } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  let served = 0;
  const counting = jest.spyOn(server.app, 'countVisit').mockImplementation((network, group) => {
    served += 1;
    counting.mockRestore();
    return server.app.countVisit(network, group);
  });
  for (let count = 0; count < 50 && served === 0; count += 1) {
    await rawRequest(port, textOf({ url: `${rest[0]}?pageSize=3` }));
  }
  await server.stop();
  await database.destroy();
  const requests = lines.filter(({ route }) => route === '/rest/brochure/public/');
  const shapeOf = (line: Record<string, unknown> | undefined) =>
    Object.entries(line ?? {}).map(([name, value]) => [
      name,
      /^(?:time|requestId|ms)$/.test(name) ? typeof value : value,
    ]);
  expect(served).toBe(1);
  expect(shapeOf(requests.at(-1))).toEqual(shapeOf(requests[0]));
  expect(requests.at(-1)).toMatchObject({ msg: 'request', method: 'GET', status: 200 });
});

it('leaves everything to Fastify while the server drains', async () => {
  const url = rest[0] ?? '';
  expect(await compare({ url })).not.toBeNull();
  for (const { app } of servers) app.draining.begin();
  expect(await compare({ url })).toBeNull();
});
