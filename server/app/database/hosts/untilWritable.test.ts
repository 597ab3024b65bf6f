import { startReplicatedCluster, type ReplicatedCluster } from '../../../test/cluster/startReplicatedCluster';
import { openDatabase } from '../openDatabase';
import { untilWritable } from './untilWritable';

let cluster: ReplicatedCluster;
beforeAll(async () => {
  cluster = await startReplicatedCluster(1);
});
afterAll(() => cluster.stop());

it('a start waits for a standby that is being promoted, until it is asked to stop or out of patience', async () => {
  const [standby] = cluster.replicas;
  const { url } = standby!;
  const stopped = new Error('asked to stop');
  const stop = () => {
    throw stopped;
  };
  await expect(untilWritable(url, { onWait: stop })).rejects.toBe(stopped);
  await expect(untilWritable(url, { withinMs: 0 })).rejects.toThrow(/is a standby, and takes no writes: promote it/);

  const settings = { url, poolSize: 2, neededConnections: 100, preparedStatements: null, batchesStatements: true };
  const promoted: Promise<unknown>[] = [];
  const opened = await openDatabase(
    { dataDir: '/nowhere', database: { ...settings, listenUrl: null, replicaUrls: [], migratesAtStart: true } },
    { schema: 'upgrade', onWait: () => void promoted.push(standby!.query('SELECT pg_promote()')) },
  );
  expect(opened.migrated).not.toEqual([]);
  expect(promoted.length).toBeGreaterThan(0);
  await Promise.all(promoted.map((each) => each.catch(() => undefined)));
  await opened.close();
});
