import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { DatabaseClient } from '../../server/platform/database/DatabaseClient';
import { eventually } from '../../server/test/eventually';
import { makeBrochure } from '../../server/test/factories/makeBrochure';
import { useTestDatabase } from '../../server/test/testDatabase';
import { patienceMs } from '../support/browser/patience';
import { startSite, type Site } from '../support/site/startSite';

const cuts = 100;
const visitors = 16;
const answersBetweenCuts = 16;

/** Terminates every connection, whatever it is doing, as a restart, a failover or an administrator would. */
describe('a site whose PostgreSQL connections are cut repeatedly', () => {
  const test = useTestDatabase();
  let site: Site;
  let scissors: DatabaseClient;

  beforeAll(async () => {
    scissors = new DatabaseClient({ connectionString: test.url, application_name: 'scissors' });
    await scissors.connect();
    for (let count = 0; count < 5; count += 1) await makeBrochure(test.database, { status: 'PUBLISHED' });
    site = await startSite({ DATABASE_URL: test.url, DATABASE_POOL_SIZE: '3', RATE_LIMIT_READS: '1000000' });
  });
  afterAll(async () => {
    await site.stop();
    await scissors.end();
  });

  it('keeps its process, and responds once the cuts stop', async () => {
    const visit = { over: false, answered: 0 };
    const asked = Promise.all(Array.from({ length: visitors }, () => keepAsking(visit)));
    try {
      for (let cut = 0; cut < cuts; cut += 1) {
        // under load again
        const answered = visit.answered + answersBetweenCuts;
        await eventually(() => expect(visit.answered).toBeGreaterThan(answered), patienceMs);
        expect(await cutAll()).toBeGreaterThan(0);
      }
    } finally {
      visit.over = true;
    }
    await asked;
    expect(site.exitCode()).toBeNull();
    await eventually(async () => expect((await ask()).status).toBe(200), patienceMs);
    await eventually(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(200), patienceMs);
    expect(site.exitCode()).toBeNull();
  });

  /** Bypasses the cache, so that the request reaches the database. */
  const ask = () => fetch(`${site.url}/rest/brochure/public/`, { headers: { authorization: 'Basic nobody' } });

  async function keepAsking(visit: { over: boolean; answered: number }): Promise<void> {
    while (!visit.over && site.exitCode() === null) {
      const answer = await ask().catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      if (answer?.ok) visit.answered += 1;
      // a site without connections refuses quickly: asking at once again would only keep the processors busy
      await (answer?.ok ? turn() : sleep(20));
    }
  }

  async function cutAll(): Promise<number> {
    expect(site.exitCode()).toBeNull();
    const { rows } = await scissors.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'local-offers%'`,
    );
    return rows.length;
  }
});
