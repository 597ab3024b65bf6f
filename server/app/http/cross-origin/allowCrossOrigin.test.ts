import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { withResponseCache } from '../../../test/cluster/serveDatabase';
import { useTestServer } from '../../../test/useTestServer';

const server = useTestServer(withResponseCache);
const foreign = { origin: 'https://council.example', 'sec-fetch-site': 'cross-site' };
const json = { 'content-type': 'application/json' };
let base: string;

beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});

const ask = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
  fetch(base + path, { ...init, headers: { ...foreign, ...headers } });

const preflight = (path: string, method: string, headers: string) =>
  ask(
    path,
    { 'access-control-request-method': method, 'access-control-request-headers': headers },
    { method: 'OPTIONS' },
  );

const graphql = (query: string, headers: Record<string, string> = {}) =>
  ask('/graphql', { ...json, ...headers }, { method: 'POST', body: JSON.stringify({ query }) });

const reads = [
  '/rest/category/public/all',
  '/rest/brochure/public/',
  '/rest/brochure/public/changes',
  '/rest/openapi.json',
  '/feeds/all.rss',
];

describe('a page of another site', () => {
  it.each(reads)('may read %s, cached or not', async (path) => {
    for (let time = 0; time < 3; time += 1) {
      const { headers } = await ask(path, {});
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-expose-headers')).toContain('ratelimit-remaining');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('may read a refusal of a public path', async () => {
    const answer = await ask('/rest/brochure/public/?sortBy=nothing', {});
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([400, '*']);
  });

  it.each([...reads, '/graphql'])('learns from a preflight of %s what it may, for a day', async (path) => {
    const { status, headers } = await preflight(path, 'GET', 'apollo-require-preflight');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-headers')).toContain('apollo-require-preflight');
    expect(headers.get('access-control-max-age')).toBe('86400');
    expect(headers.get('access-control-allow-methods')).toBe(path === '/graphql' ? 'GET, HEAD, POST' : 'GET, HEAD');
  });

  it.each(['authorization', 'x-session', 'cookie', 'idempotency-key'])('may not send %s', async (name) => {
    for (const path of ['/graphql', '/rest/brochure/public/']) {
      const { headers } = await preflight(path, 'GET', name);
      expect(headers.get('access-control-allow-headers')?.split(', ')).not.toContain(name);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('may not read what a token opens', async () => {
    const token = { authorization: 'Bearer abc' };
    for (const answer of [
      await ask('/rest/category/public/all', token),
      await graphql('{ viewer { __typename } }', token),
    ]) {
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it.each([
    ['POST', '/rest/public/login'],
    ['POST', '/rest/public/session/renew'],
    ['POST', '/rest/public/session/logout'],
    ['POST', '/rest/statistics/public'],
    ['POST', '/rest/brochure/public/1/purchase'],
    ['PATCH', '/rest/brochure/administrator/1/status'],
    ['GET', '/rest/coupon/public/abc/pdf'],
    ['GET', '/'],
  ])('is kept away from %s %s', async (method, path) => {
    const asked = await preflight(path, method, 'content-type');
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([404, null]);
    const sent = await ask(path, json, { method, ...(method === 'GET' ? {} : { body: '{}' }) });
    expect(sent.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('GraphQL for a page of another site', () => {
  it('answers queries by POST, and by GET with the header against forged requests', async () => {
    const { id } = await makeBrochure(server.dependencies.database, { status: 'PUBLISHED' });
    const query = `{ brochures(filter: { ids: [${id}] }) { totalCount } }`;
    const hash = createHash('sha256').update(query).digest('hex');
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
    const url = `/graphql?query=${encodeURIComponent(query)}&extensions=${encodeURIComponent(extensions)}`;
    const answers = [await graphql(query)];
    for (let time = 0; time < 3; time += 1) answers.push(await ask(url, { 'apollo-require-preflight': 'true' }));
    for (const answer of answers) {
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(await answer.json()).toMatchObject({ data: { brochures: { totalCount: 1 } } });
    }
  });

  it('refuses mutations, which nothing else would keep away', async () => {
    const mutation = 'mutation { requestPasswordReset(input: { email: "kim@cafe.example" }) { __typename } }';
    const refused = await graphql(mutation);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    const own = await graphql(mutation, { 'sec-fetch-site': 'same-origin', origin: base });
    expect(await own.json()).toMatchObject({ data: { requestPasswordReset: {} } });
  });
});
