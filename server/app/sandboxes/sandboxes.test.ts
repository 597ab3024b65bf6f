import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Brochure } from '../../domains/brochures/Brochure';
import { newKeySecret, sandboxPrefix } from '../../domains/accounts/api-keys/keySecret';
import { seedReferenceData } from '../../seeds/seedReferenceData';
import { operationText } from '../graphql/hostile-inputs/operationText';
import { hostileTable } from '../graphql/hostile-inputs/hostileTable';
import { buildGraphqlSchema } from '../graphql/buildGraphqlSchema';
import { hostileRoutes } from '../rest/hostile-inputs/hostileRoutes';
import { buildServer } from '../http/buildServer';
import type { ServerDependencies } from '../http/ServerDependencies';
import { withResponseCache } from '../../test/cluster/serveDatabase';
import { eventually } from '../../test/eventually';
import { StartProblem } from '../../shared/errors/StartProblem';
import { createDataSource } from '../database/createDataSource';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { makeHostileWorld, type HostileWorld } from '../../test/contracts/makeHostileWorld';
import { databaseFingerprint } from '../../test/database/databaseFingerprint';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { useTestServer } from '../../test/useTestServer';
import { sandboxName, templateName, templatePrefix } from './sandboxDatabases';
import { Sandboxes } from './Sandboxes';

// before the database is closed
afterAll(async () => {
  await app.close();
  now = new Date(now.getTime() + 2 * 3_600_000);
  await sandboxes.sweep();
  await sandboxes.close();
  rmSync(site.config.dataDir, { recursive: true, force: true });
});

const server = useTestServer({ ...withResponseCache, sandboxes: 2, dataDir: makeTestFolder('sandboxes') });
const schema = buildGraphqlSchema();
let now = new Date();
let site: ServerDependencies;
let sandboxes: Sandboxes;
let app: FastifyInstance;
let world: HostileWorld;
let key = '';
let oldFiles = '';

beforeAll(async () => {
  world = await makeHostileWorld(server);
  site = { ...server.dependencies, clock: { now: () => now } };
  sandboxes = new Sandboxes(site, {
    build: buildServer,
    seed: async (database) => {
      await seedReferenceData(database);
      await makeAccount(database);
      await makeBrochure(database, {
        ...{ title: 'Of the sandbox', status: 'PUBLISHED', publishedAt: now, validFrom: '2026-01-01' },
      });
    },
  });
  site.sandboxes = sandboxes;
  app = await buildServer(site);
  await app.ready();
  const old = `${templatePrefix(site.database)}0000old`;
  await site.database.query(`CREATE DATABASE ${old}`);
  oldFiles = path.join(site.config.dataDir, 'sandboxes', old);
  mkdirSync(oldFiles, { recursive: true });
  await sandboxes.prepare();
  await makeBrochure(site.database, { title: 'Of the site', status: 'PUBLISHED', publishedAt: now });
}, 120_000);
const order = (remoteAddress: string) => app.inject({ method: 'POST', url: '/developers/sandboxes', remoteAddress });
const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });
const list = async (token: string | null): Promise<string> => {
  const headers = token === null ? {} : headersOf(token);
  return (await app.inject({ url: '/rest/brochure/public/', headers })).body;
};
const ask = (token: string, query: string, variables: object = {}) =>
  app.inject({ method: 'POST', url: '/graphql', headers: headersOf(token), payload: { query, variables } });

it('leaves nothing of a sandbox that could not be made, and makes the next one', async () => {
  const files = await sandboxes.prepare();
  const away = path.join(path.dirname(files), 'away');
  renameSync(files, away);
  expect((await order('203.0.113.1')).statusCode).toBe(500);
  expect(await site.database.query('SELECT FROM sandboxes')).toEqual([]);
  const copies = await site.database.query<unknown[]>(
    `SELECT datname FROM pg_database WHERE starts_with(datname, $1) AND NOT starts_with(datname, $2)`,
    [sandboxName(site.database, ''), templateName(site.database)],
  );
  expect(copies).toEqual([]);
  expect(readdirSync(path.dirname(files))).toEqual(['away']);
  expect((await order('203.0.113.1')).statusCode).toBe(503);
  await sandboxes.prepare();
  expect(existsSync(files)).toBe(true);
});

it('removes the other ended sandboxes when one cannot be removed yet', async () => {
  const [stuck, other] = [sandboxName(site.database, 'stuck'), sandboxName(site.database, 'other')];
  await site.database.query(`CREATE DATABASE ${stuck} IS_TEMPLATE true`);
  await site.database.query(
    `INSERT INTO sandboxes (name, key_hash, expires_at, network_hash) VALUES ($1, 'a', $3, ''), ($2, 'b', $4, '')`,
    [stuck, other, new Date(now.getTime() - 2_000), new Date(now.getTime() - 1_000)],
  );
  await sandboxes.sweep();
  expect(await site.database.query('SELECT name FROM sandboxes')).toEqual([{ name: stuck }]);
  await site.database.query(`ALTER DATABASE ${stuck} IS_TEMPLATE false`);
  await sandboxes.sweep();
  expect(await site.database.query('SELECT FROM sandboxes')).toEqual([]);
});

it('removes the templates of other versions once it has made its own', async () => {
  const { database } = site;
  const files = await sandboxes.prepare();
  expect(existsSync(files)).toBe(true);
  expect(existsSync(oldFiles)).toBe(false);
  const templates = await database.query<unknown[]>('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [
    templatePrefix(database),
  ]);
  expect(templates).toEqual([{ datname: templateName(database) }]);
});

it('tells sites with long names apart, within what PostgreSQL keeps of a name', () => {
  const names = ['one', 'two'].map((end) => {
    const url = `postgres://localhost/the_directory_of_local_offers_of_${end}`;
    return `${templateName(createDataSource({ url }))}_new`;
  });
  expect(new Set(names.map((name) => name.slice(0, 40))).size).toBe(2);
  for (const name of names) expect(name.length).toBeLessThanOrEqual(63);
});

it('closes the connections of a sandbox that cannot be opened', async () => {
  const made = await sandboxes.create('198.51.100.1');
  const [{ name }] = await site.database.query<[{ name: string }]>('SELECT name FROM sandboxes');
  const broken = new Sandboxes(site, {
    build: async (dependencies) => {
      await dependencies.database.query('SELECT 1');
      throw new Error('not today');
    },
    seed: () => Promise.resolve(),
  });
  await expect(broken.find(made.key)).rejects.toThrow('not today');
  // sooner than an idle connection ends by itself
  await eventually(async () => {
    expect(await site.database.query('SELECT FROM pg_stat_activity WHERE datname = $1', [name])).toEqual([]);
  }, 5_000);
  await broken.close();
  await site.database.query('UPDATE sandboxes SET expires_at = $1', [now]);
  await sandboxes.sweep();
});

it('gives out a key for an hour, which reads and writes a copy of its own', async () => {
  const made = await order('203.0.113.1');
  expect(made.statusCode).toBe(201);
  ({ key } = made.json<{ key: string }>());
  expect(key).toMatch(/^lok_sandbox_[0-9A-Za-z]{32}_[0-9a-f]{8}$/);
  expect(await list(null)).toContain('Of the site');
  expect(await list(key)).toContain('Of the sandbox');
  expect(await list(key)).not.toContain('Of the site');

  const other = (await order('203.0.113.2')).json<{ key: string }>().key;
  const mutation = `mutation ($input: CreateBrochureInput!) { createBrochure(input: $input) { brochure { title } } }`;
  const input = { type: 'BLD_AD', title: 'Written here', category: 'FOOD_DRINK' };
  const written = await ask(key, mutation, { input });
  expect(written.json()).toMatchObject({ data: { createBrochure: { brochure: { title: 'Written here' } } } });
  const all = '{ brochures(filter: { statuses: [PENDING_REVIEW] }) { edges { node { title } } } }';
  expect((await ask(key, all)).body).toContain('Written here');
  expect((await ask(other, all)).body).not.toContain('Written here');
  expect(await site.database.getRepository(Brochure).countBy({ title: 'Written here' })).toBe(0);
});

it('gives mirrors the ads of the sandbox, although no job notes their dates', async () => {
  const readChanges = async (after: string) => {
    const url = `/rest/brochure/public/changes?after=${encodeURIComponent(after)}`;
    return (await app.inject({ url, headers: headersOf(key) })).json<{ changes: unknown[]; next: string }>();
  };
  const found: unknown[] = [];
  let next = '';
  // other tests on the same cluster hold the feed back
  await eventually(async () => {
    const page = await readChanges(next);
    found.push(...page.changes);
    next = page.next;
    expect(found).toMatchObject([{ brochure: { title: 'Of the sandbox' }, reason: null }]);
  });
});

it('refuses to start behind a pool in transaction mode', () => {
  const database = createDataSource({ url: server.url, pooling: 'transaction' });
  const surroundings = { build: buildServer, seed: () => Promise.resolve() };
  expect(() => new Sandboxes({ ...site, database }, surroundings)).toThrow(StartProblem);
});

it('has no more places than the site allows, and two for a network', async () => {
  expect((await order('203.0.113.3')).statusCode).toBe(503);
  expect(await site.database.query('SELECT FROM sandboxes')).toHaveLength(2);
});

it('does not mix with the response cache of the site', async () => {
  for (const _again of [1, 2]) {
    expect(await list(null)).toContain('Of the site');
    expect(await list(key)).not.toContain('Of the site');
    expect(await list(null)).not.toContain('Of the sandbox');
  }
});

it('keeps every operation of GraphQL and every path of REST out of the site', async () => {
  const before = await databaseFingerprint(site.database);
  const mistakes: string[] = [];
  const leaks: string[] = [];
  let accepted = 0;
  // what only the database of the site has
  const own = [world.administrator.email, world.coupon.title ?? '', world.seller.email];
  const judge = (name: string, status: number, body: string): void => {
    if (status < 300 && !body.includes('"errors"')) accepted += 1;
    if (status === 500 || body.includes('"INTERNAL"')) mistakes.push(name);
    if (own.some((text) => body.includes(text))) leaks.push(name);
  };
  for (const [name, operation] of Object.entries(hostileTable)) {
    const answer = await ask(key, operationText(schema, name), operation.accepted(world));
    judge(name, answer.statusCode, answer.body);
  }
  for (const [name, route] of Object.entries(hostileRoutes)) {
    const [method = 'GET'] = name.split(' ');
    const payload = route.body?.(world);
    const url = `${route.url(world)}${route.query === undefined ? '' : `?${route.query}`}`;
    const answer = await app.inject({
      ...{ method: method as 'GET', url, headers: headersOf(key) },
      ...(payload && { payload }),
    });
    judge(name, answer.statusCode, answer.body);
  }
  expect(leaks).toEqual([]);
  expect(accepted).toBeGreaterThan(30);
  expect(mistakes).toEqual([]);
  expect(await databaseFingerprint(site.database)).toBe(before);
}, 240_000);

it('opens the database of the site to no key of a sandbox, known or made up', async () => {
  const { secret } = newKeySecret(sandboxPrefix);
  for (const token of [secret, `${key}x`, `${sandboxPrefix}x`]) {
    const answer = await app.inject({ url: '/rest/brochure/public/', headers: headersOf(token) });
    expect(answer.statusCode).toBe(401);
  }
  const own = await ask(key, '{ pendingReviews(first: 50) { totalCount edges { node { brochure { title } } } } }');
  expect(own.json()).not.toHaveProperty('errors');
  expect(own.body).not.toContain(world.draft.title);
});

it('removes database and files after the hour', async () => {
  const [{ name }] = await site.database.query<[{ name: string }]>('SELECT name FROM sandboxes ORDER BY expires_at');
  const folder = path.join(site.config.dataDir, 'sandboxes', name);
  expect(existsSync(folder)).toBe(true);
  now = new Date(now.getTime() + 3_600_001);
  expect((await app.inject({ url: '/rest/brochure/public/', headers: headersOf(key) })).statusCode).toBe(401);
  await sandboxes.sweep();
  expect(existsSync(folder)).toBe(false);
  expect(await site.database.query('SELECT FROM pg_database WHERE datname = $1', [name])).toEqual([]);
  expect(await site.database.query('SELECT FROM sandboxes')).toEqual([]);
});
