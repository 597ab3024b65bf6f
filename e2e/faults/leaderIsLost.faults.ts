import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../server/test/eventually';
import { openFaultSite } from './support/openFaultSite';
import { hasPatroni, startPatroni, type PatroniCluster, type PatroniNode } from './support/startPatroni';
import { underFaults } from './support/underFaults';

const patienceMs = 120_000;

interface Loss {
  how: string;
  times: number;
  lose: (leader: PatroniNode) => void;
  /** after another one has taken over */
  recover: (leader: PatroniNode) => void;
}

const losses: Loss[] = [
  { how: 'killed', times: 20, lose: (leader) => leader.signal('SIGKILL'), recover: (leader) => leader.start() },
  {
    how: 'frozen',
    times: 10,
    lose: (leader) => leader.signal('SIGSTOP'),
    recover: (leader) => leader.signal('SIGCONT'),
  },
];

/** Debian's packages patroni, etcd-server, python3-etcd and postgresql-15, as root. */
let cluster: PatroniCluster | undefined;

beforeAll(async () => {
  if (hasPatroni()) cluster = await startPatroni();
});
afterAll(() => cluster?.stop());

it.each(losses)('nothing is lost while the leader of three nodes is $how, $times times', async (loss) => {
  if (!cluster) {
    process.stderr.write('Patroni, etcd, PostgreSQL 15 of Debian and root are needed: a lost leader was not tried.\n');
    return;
  }
  const { nodes, leader, createDatabase } = cluster;
  const site = await openFaultSite({ DATABASE_URL: await createDatabase(`offers_${loss.how.replaceAll(' ', '_')}`) });
  try {
    await underFaults(site, {
      times: loss.times,
      async strike() {
        await allStream();
        const lost = await leader();
        const struckAt = performance.now();
        loss.lose(lost);
        await eventually(async () => {
          const others = await Promise.all(nodes.filter((node) => node !== lost).map((node) => node.role()));
          expect(others.some((role) => role === 'master' || role === 'primary')).toBe(true);
        }, patienceMs);
        // its old leader comes back beside the new one
        void pause(3_000).then(() => {
          loss.recover(lost);
        });
        return struckAt;
      },
    });
  } finally {
    await site.remove();
  }
});

/** A cluster that has not healed would lose its last copy. */
async function allStream(): Promise<void> {
  await eventually(async () => {
    const roles = (await Promise.all((cluster?.nodes ?? []).map((node) => node.role()))).sort();
    expect(roles.filter((role) => role === 'replica')).toHaveLength(2);
  }, patienceMs);
}
