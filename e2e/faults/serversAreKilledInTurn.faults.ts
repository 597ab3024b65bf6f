import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../server/platform/embedded-postgres/findFreePort';
import { makeTestFolder } from '../../server/test/cluster/makeTestFolder';
import { findProgram } from '../../server/test/programs/findProgram';
import { createEmptyTestDatabase } from '../../server/test/testDatabase';
import { openFaultSite } from './support/openFaultSite';
import { startBalancer } from './support/startBalancer';
import { underFaults } from './support/underFaults';

/** `SERVER_KILLS=12` kills twelve times, in turn */
const wanted = Number(process.env.SERVER_KILLS);
const kills = wanted > 0 ? wanted : 40;

it('two servers behind HAProxy keep all acknowledged work while they are killed in turn', async () => {
  const haproxy = findProgram({ files: ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'], debianPackage: 'haproxy' });
  if (haproxy === null) return;
  const folder = makeTestFolder('two-servers');
  const [database, port] = [await createEmptyTestDatabase(), await findFreePort()];
  const open = async (name: string) => {
    // what belongs to one machine is apart; files are shared
    const own = path.join(folder, name);
    mkdirSync(own);
    return openFaultSite(
      {
        ...{ DATABASE_URL: database.url, DATA_DIR: folder, PUBLIC_URL: `http://127.0.0.1:${port}` },
        ...{ ACCESS_TOKEN_SECRET: 'the same for both servers of this test', TRUST_PROXY: '127.0.0.1' },
      },
      own,
    );
  };
  const one = await open('one');
  const two = await open('two');
  const balancer = await startBalancer(haproxy, { folder, port, servers: [one.url, two.url] });
  const both = { ...one, url: balancer.url };
  try {
    await underFaults(both, {
      times: kills,
      async strike(number) {
        await Promise.all([one.ready(), two.ready()]);
        const pid = (number % 2 === 0 ? one : two).serverPid();
        if (pid === null) throw new Error('A server is ready and has no process.');
        process.kill(pid, 'SIGKILL');
      },
    });
  } finally {
    await balancer.stop();
    await Promise.all([one.remove(), two.remove()]);
    await database.drop();
  }
});
