import { eventually } from '../../server/test/eventually';
import { startProxy, type Proxy } from '../../server/test/programs/startProxy';
import { useTestDatabase } from '../../server/test/testDatabase';
import { startSite, type Site } from '../support/site/startSite';
import { patienceMs } from '../support/browser/patience';

/**
 * Connections that stay open but carry no data, as after a router has forgotten them or a machine has been switched
 * off.
 */
describe('a site whose network to the database goes silent', () => {
  const test = useTestDatabase();
  let proxy: Proxy;
  let site: Site;

  beforeAll(async () => {
    proxy = await startProxy(test.url);
    site = await startSite({ DATABASE_URL: proxy.urlOf(test.url) });
  });
  afterAll(async () => {
    await site.stop();
    await proxy.stop();
  });

  it('is not ready during the silence; afterwards it is ready and runs jobs again', async () => {
    proxy.fallSilent();
    await eventually(async () => expect(await readiness()).toBe(503), patienceMs);
    proxy.recover();
    await test.database.query(`INSERT INTO job_queue.job (name) VALUES ('make-statistic-partitions')`);
    await eventually(async () => expect(await unfinishedJobs()).toBe(0), patienceMs);
    await eventually(async () => expect(await readiness()).toBe(200), patienceMs);
  });

  it('stops on request, although the network is silent', async () => {
    proxy.fallSilent();
    // by now its workers have polled for jobs too
    await eventually(async () => expect(await readiness()).toBe(503), patienceMs);
    site.terminate();
    await eventually(() => expect(site.exitCode()).toBe(0), patienceMs);
    proxy.recover();
  });

  const readiness = async () => (await fetch(`${site.url}/readyz`)).status;

  async function unfinishedJobs(): Promise<number> {
    const jobs = await test.database.query<unknown[]>(
      `SELECT 1 FROM job_queue.job WHERE name = 'make-statistic-partitions' AND state IN ('created', 'active', 'retry')`,
    );
    return jobs.length;
  }
});
