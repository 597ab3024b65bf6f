import { readDatabaseUrl } from '../../../platform/database/hosts/readDatabaseUrl';
import { startReplicatedCluster, type ReplicatedCluster } from '../../../test/cluster/startReplicatedCluster';
import { eventually } from '../../../test/eventually';
import { openDatabase } from '../openDatabase';

let cluster: ReplicatedCluster;
beforeAll(async () => {
  cluster = await startReplicatedCluster(1);
});
afterAll(() => cluster.stop());

it('the host that takes writes is found, also after the first one has died and the other was promoted', async () => {
  const [standby] = cluster.replicas;
  const { host } = new URL(cluster.url);
  // a host that nobody is at, then the standby, then the primary
  const hosts = `127.0.0.1:1,${new URL(standby?.url ?? '').host},${host}`;
  const url = readDatabaseUrl(cluster.url.replace(host, hosts)) ?? '';
  const opened = await openDatabase({
    ...{ dataDir: '/nowhere' },
    database: {
      url,
      poolSize: 5,
      neededConnections: 100,
      preparedStatements: null,
      batchesStatements: true,
      listenUrl: null,
      replicaUrls: [],
      migratesAtStart: true,
    },
  });
  const { database } = opened;
  expect(opened.place).toBe(`${hosts}/offers (DATABASE_URL)`);
  const isPrimary = async () =>
    (await database.query<{ at: string }[]>(`SELECT inet_server_port()::text AS at`))[0]?.at ===
    new URL(cluster.url).port;
  expect(await isPrimary()).toBe(true);
  await database.query('CREATE TABLE written (id integer)');

  await cluster.kill();
  await expect(database.query('INSERT INTO written VALUES (0)')).rejects.toThrow();
  await standby?.query('SELECT pg_promote()');
  await eventually(() => database.query('INSERT INTO written VALUES (1)'), 20_000);
  expect(await isPrimary()).toBe(false);
  expect(await database.query('SELECT id FROM written')).toEqual([{ id: 1 }]);
  await opened.close();
});

it('connections to a server that has become a standby are given up', async () => {
  const [promoted] = cluster.replicas;
  const url = readDatabaseUrl(`${promoted?.url ?? ''}?target_session_attrs=read-write`) ?? '';
  const opened = await openDatabase({
    ...{ dataDir: '/nowhere' },
    database: {
      url,
      poolSize: 2,
      neededConnections: 100,
      preparedStatements: null,
      batchesStatements: true,
      listenUrl: null,
      replicaUrls: [],
      migratesAtStart: true,
    },
  });
  const pidOf = async () =>
    (await opened.database.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid'))[0]?.pid ?? 0;
  const first = await pidOf();
  await expect(opened.database.query('BEGIN READ ONLY; INSERT INTO written VALUES (2)')).rejects.toMatchObject({
    driverError: { code: '25006' },
  });
  await eventually(async () => expect(await pidOf()).not.toBe(first));
  await opened.database.query('INSERT INTO written VALUES (3)');
  await opened.close();
});
