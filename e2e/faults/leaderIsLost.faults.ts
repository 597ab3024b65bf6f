import { eventually } from '../../server/test/eventually';
import { reportUntried } from '../../server/test/programs/reportUntried';
import { openFaultSite } from './support/openFaultSite';
import { hasPatroni, isLeader, startPatroni, type PatroniCluster, type PatroniNode } from './support/startPatroni';
import { underFaults } from './support/underFaults';

const patienceMs = 120_000;
/** `LEADER_LOSSES=5` tries each kind five times */
const wanted = Number(process.env.LEADER_LOSSES ?? 0);

interface Loss {
  how: string;
  times: number;
  lose: (leader: PatroniNode) => void;
  /** after the site serves again, and while it is at work */
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
  {
    how: 'cut off from etcd',
    times: 5,
    lose: (leader) => leader.toEtcd.fallSilent(),
    recover: (leader) => leader.toEtcd.recover(),
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
    reportUntried(
      'A cluster cannot be started: it takes root and "apt-get install patroni etcd-server python3-etcd postgresql-15".',
    );
    return;
  }
  const { nodes, leader, healed, createDatabase } = cluster;
  await healed();
  const site = await openFaultSite({ DATABASE_URL: await createDatabase(`offers_${loss.how.replaceAll(' ', '_')}`) });
  const takeovers: number[] = [];
  let away: PatroniNode | undefined;
  // its old leader comes back beside the new one
  const comesBack = (): void => {
    if (away) loss.recover(away);
    away = undefined;
  };
  try {
    await underFaults(site, {
      times: wanted > 0 ? wanted : loss.times,
      async strike() {
        comesBack();
        await healed();
        const lost = await leader();
        const struckAt = performance.now();
        loss.lose(lost);
        away = lost;
        await eventually(async () => {
          const others = nodes.filter((node) => node !== lost);
          expect((await Promise.all(others.map(isLeader))).some(Boolean)).toBe(true);
        }, patienceMs);
        takeovers.push(performance.now() - struckAt);
        // one that is alive without etcd must have given up before another one takes over
        expect(await isLeader(lost)).toBe(false);
        return struckAt;
      },
    });
    // the last one, too
    comesBack();
    await healed();
    const longest = (Math.max(...takeovers) / 1_000).toFixed(1);
    process.stderr.write(`another leader after ${longest} s at the longest\n`);
  } finally {
    comesBack();
    await site.remove();
  }
});
