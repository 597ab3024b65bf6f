import { setTimeout as sleep } from 'node:timers/promises';
import type { Brochure } from '../../domains/brochures/Brochure';
import { signAccessToken } from '../../platform/access-tokens/signAccessToken';
import { replicaReads } from '../../platform/metrics/metrics';
import { eventually } from '../../test/eventually';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCategory } from '../../test/factories/makeCategory';
import { serveDatabase, withResponseCache, type ServedDatabase } from '../../test/cluster/serveDatabase';
import { startReplicatedCluster, type ReplicatedCluster } from '../../test/cluster/startReplicatedCluster';
import { silentLogger } from '../../test/silentLogger';
import { openDatabase, type OpenedDatabase } from './openDatabase';
import { openReplicas } from './openReplicas';

const list = '/rest/brochure/public/';
const query = '{ brochures(first: 10) { edges { node { title category { code } vendor { companyName } } } } }';

let cluster: ReplicatedCluster;
let opened: OpenedDatabase;
let closeReplicas: () => Promise<void>;
let server: ServedDatabase;
let ad: Brochure;

beforeAll(async () => {
  cluster = await startReplicatedCluster(2);
  const replicaUrls = cluster.replicas.map(({ url }) => url);
  opened = await openDatabase({
    ...{ dataDir: '/nowhere' },
    database: {
      url: cluster.url,
      poolSize: 5,
      neededConnections: 100,
      preparedStatements: null,
      batchesStatements: true,
      listenUrl: null,
      replicaUrls,
      migratesAtStart: true,
    },
  });
  closeReplicas = await openReplicas(opened.database, replicaUrls, silentLogger());
  server = await serveDatabase(opened.database, { config: withResponseCache });
  await server.app.ready();
  const { id: categoryId } = await makeCategory(opened.database, { code: 'CAFES' });
  ad = await makeBrochure(opened.database, { status: 'PUBLISHED', title: 'Title 0', categoryId });
});

afterAll(async () => {
  await server.stop();
  await closeReplicas();
  await opened.close();
  await cluster.stop();
});

const ask = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const askGraphql = (headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
let addresses = 0;
/** An address that no response is kept for. */
const fresh = (): string => `${list}?updatedSince=${new Date(1.6e12 + addresses++).toISOString()}`;
const titleNow = async (): Promise<string | undefined> => {
  const answer = await ask(list);
  return answer.statusCode === 200 ? answer.json<{ content: { title: string }[] }>().content[0]?.title : undefined;
};
const setTitle = (title: string) =>
  opened.database.query('UPDATE brochures SET title = $1 WHERE id = $2', [title, ad.id]);

async function readsFrom(from: 'replica' | 'primary'): Promise<number> {
  const { values } = await replicaReads.get();
  return values.find(({ labels }) => labels.from === from)?.value ?? 0;
}

async function countReads(work: () => Promise<unknown>): Promise<{ replica: number; primary: number }> {
  const before = [await readsFrom('replica'), await readsFrom('primary')] as const;
  await work();
  return { replica: (await readsFrom('replica')) - before[0], primary: (await readsFrom('primary')) - before[1] };
}

/** All replicas follow again. */
const settled = () =>
  eventually(async () => {
    for (const { query: at } of cluster.replicas) expect(await at('SELECT 1 FROM brochures')).not.toEqual([]);
    expect(await countReads(() => ask(fresh()))).toMatchObject({ primary: 0 });
  });

it('public reads go to the replicas: lists over REST, and what visitors query', async () => {
  await settled();
  // a replica that is looked at late is not read for a moment
  await eventually(async () => {
    const rest = await countReads(async () => {
      for (let count = 0; count < 10; count += 1) expect((await ask(fresh())).statusCode).toBe(200);
    });
    expect(rest.replica).toBeGreaterThanOrEqual(10);
  });
  // an operation runs compiled, and so on a replica, from its second time
  await askGraphql();
  await eventually(async () => {
    const graphql = await countReads(async () => {
      for (let count = 0; count < 5; count += 1) {
        expect((await askGraphql()).json()).toMatchObject({
          data: { brochures: { edges: [{ node: { title: 'Title 0', category: { code: 'CAFES' } } }] } },
        });
      }
    });
    expect(graphql.replica).toBeGreaterThanOrEqual(5);
  });
});

it('everybody with a login reads the primary', async () => {
  await settled();
  const account = await makeAccount(opened.database);
  const { config, clock } = server.dependencies;
  const caller = { accountId: account.id, tokenVersion: account.tokenVersion };
  const authorization = `Bearer ${await signAccessToken(caller, config.accessToken, clock.now())}`;
  const reads = await countReads(async () => {
    await askGraphql({ authorization });
    await ask(fresh(), { authorization });
  });
  expect(reads).toEqual({ replica: 0, primary: 0 });
});

it('a search that finds nothing is counted on the primary, and no replica refuses to write', async () => {
  await settled();
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/140.0' };
  await eventually(async () => {
    const reads = await countReads(async () => expect((await ask(`${list}?q=zeppelin`, headers)).statusCode).toBe(204));
    expect(reads.replica).toBeGreaterThan(0);
    expect(reads.primary).toBe(0);
  });
  expect(await opened.database.query('SELECT words FROM empty_searches')).toEqual([{ words: 'zeppelin' }]);
});

it('replicas are read again after old marks have been cleared away', async () => {
  await settled();
  // as another server does, after a day
  await opened.database.query('DELETE FROM primary_marks');
  await sleep(1_500);
  await settled();
});

it('a change shows within a second while all replicas stand still, and they are read again when they follow', async () => {
  await settled();
  for (const replica of cluster.replicas) await replica.query('SELECT pg_wal_replay_pause()');
  for (const title of ['Standing 1', 'Standing 2', 'Standing 3']) {
    await setTitle(title);
    const committed = performance.now();
    for (;;) {
      const asked = performance.now();
      if ((await titleNow()) === title) break;
      expect(asked - committed).toBeLessThan(1_000);
      await sleep(20);
    }
    // also what nobody has asked for before
    for (let count = 0; count < 5; count += 1) expect((await ask(fresh())).body).toContain(title);
  }
  for (const { query: at } of cluster.replicas) {
    expect(await at('SELECT title FROM brochures')).toEqual([{ title: 'Title 0' }]);
    await at('SELECT pg_wal_replay_resume()');
  }
  await settled();
  expect((await ask(fresh())).body).toContain('Standing 3');
});

it('a replica that lags is left out, and the other one is read', async () => {
  const [one, other] = cluster.replicas;
  await settled();
  await one?.query('SELECT pg_wal_replay_pause()');
  await setTitle('Lagging');
  await eventually(async () => expect((await countReads(() => ask(fresh()))).replica).toBeGreaterThan(0));
  for (let count = 0; count < 20; count += 1) expect((await ask(fresh())).body).toContain('Lagging');
  expect(await one?.query('SELECT title FROM brochures')).not.toEqual([{ title: 'Lagging' }]);
  expect(await other?.query('SELECT title FROM brochures')).toEqual([{ title: 'Lagging' }]);
  await one?.query('SELECT pg_wal_replay_resume()');
});

it('nothing that is read is older than a second, while ads change and replicas replay 300 ms late', async () => {
  for (const replica of cluster.replicas) {
    await replica.query(`ALTER SYSTEM SET recovery_min_apply_delay = '300ms'`);
    await replica.query('SELECT pg_reload_conf()');
  }
  /** when each title was committed; a title is stale from a second after its successor */
  const committedAt: number[] = [];
  let oldest = 0;
  const until = performance.now() + 6_000;
  const write = async (): Promise<void> => {
    for (let number = 0; performance.now() < until; number += 1) {
      await setTitle(`Version ${String(number)}`);
      committedAt[number] = performance.now();
      await sleep(number % 5 === 0 ? 900 : 50);
    }
  };
  const read = async (address: () => string): Promise<void> => {
    while (performance.now() < until) {
      const asked = performance.now();
      const answer = await ask(address());
      const number = Number(/Version (\d+)/.exec(answer.body)?.[1] ?? -1);
      const replacedAt = committedAt[number + 1] ?? Infinity;
      oldest = Math.max(oldest, asked - replacedAt);
      await sleep(5);
    }
  };
  await setTitle('Version 0');
  const reads = await countReads(() => Promise.all([write(), read(() => list), read(fresh)]));
  expect(oldest).toBeLessThan(1_000);
  expect(reads.replica).toBeGreaterThan(0);
  expect(reads.primary).toBeGreaterThan(0);
  for (const replica of cluster.replicas) {
    await replica.query('ALTER SYSTEM RESET recovery_min_apply_delay');
    await replica.query('SELECT pg_reload_conf()');
  }
});

it('nobody notices that a replica is killed, and it is read again after its start', async () => {
  const [one] = cluster.replicas;
  await settled();
  const statuses: number[] = [];
  let isOver = false;
  const visits = Array.from({ length: 4 }, async () => {
    while (!isOver) statuses.push((await ask(fresh())).statusCode);
  });
  await sleep(200);
  await one?.kill();
  await sleep(1_500);
  isOver = true;
  await Promise.all(visits);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await eventually(async () => expect((await countReads(() => ask(fresh()))).replica).toBeGreaterThan(0));
  await one?.start();
  await settled();
});

it('without a primary nothing is served that may be stale: 503 within a second', async () => {
  await settled();
  await cluster.kill();
  await sleep(1_100);
  for (let count = 0; count < 5; count += 1) {
    for (const url of [list, fresh()]) expect((await ask(url)).statusCode).toBe(503);
  }
});
