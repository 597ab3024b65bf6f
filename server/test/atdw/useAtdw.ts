import { createFetchOutside } from '../../platform/outside-fetch/createFetchOutside';
import { createGetOutside } from '../../platform/outside-fetch/createGetOutside';
import { AtdwSettings } from '../../domains/integrations/atdw/AtdwSettings';
import type { AtdwDependencies } from '../../domains/integrations/atdw/syncing/AtdwDependencies';
import { refreshAtdwCategories } from '../../domains/integrations/atdw/managing/refreshAtdwCategories';
import { makeAccount } from '../factories/makeAccount';
import { makeContext, viewerOf } from '../makeContext';
import { rememberJobs } from '../rememberJobs';
import { useTestDatabase } from '../testDatabase';
import { seedReferenceData } from '../../seeds/seedReferenceData';
import type { RequestContext } from '../../platform/context/RequestContext';
import { AtdwServer } from './AtdwServer';

const isLocal = (address: string): boolean => address === '127.0.0.1';
export const getLocal = createGetOutside({ isAllowed: isLocal, timeoutMs: 5_000 });
export const fetchLocal = createFetchOutside({ isAllowed: isLocal, timeoutMs: 5_000 });

/** A database with the site's categories, settings of the connector, and a warehouse of its own beside it. */
export function useAtdw() {
  const db = useTestDatabase();
  const begin = new Date('2026-11-20T02:00:00Z');
  let now = begin;
  const clock = { now: () => now };
  const jobs = rememberJobs();
  const waits: number[] = [];
  let source: AtdwServer | undefined;
  let administrator: RequestContext | undefined;

  const world = {
    clock,
    jobs,
    waits,
    get database() {
      return db.database;
    },
    get databaseUrl() {
      return db.url;
    },
    get source(): AtdwServer {
      if (!source) throw new Error('The warehouse runs from beforeAll to afterAll only.');
      return source;
    },
    get administrator(): RequestContext {
      if (!administrator) throw new Error('The administrator is there from beforeAll on.');
      return administrator;
    },
    dependencies(): AtdwDependencies {
      return {
        ...{ database: db.database, clock, jobs, publicUrl: 'https://offers.example' },
        badHosts: new Set(),
        source: {
          ...{ getOutside: getLocal, apiKey: world.source.key, pauseMs: 0 },
          // the pauses themselves are not waited for
          wait: (ms) => {
            waits.push(ms);
            return Promise.resolve();
          },
        },
      };
    },
    later(hours: number) {
      now = new Date(now.getTime() + hours * 3_600_000);
    },
  };

  beforeAll(async () => {
    source = await AtdwServer.start();
    await seedReferenceData(db.database);
    const account = await makeAccount(db.database);
    administrator = makeContext({
      ...{ database: db.database, clock, jobs, viewer: viewerOf(account) },
      ...{ getOutside: getLocal, fetchOutside: fetchLocal, atdwApiKey: source.key },
    });
    await db.database.getRepository(AtdwSettings).save({
      ...{ id: 1, baseUrl: source.baseUrl, states: ['QLD'], regions: [], isNightly: true },
      ...{ version: 1, updatedAt: new Date('2026-11-01T00:00:00Z'), updatedById: account.id },
    });
    await refreshAtdwCategories(administrator);
  });
  afterAll(() => source?.stop());
  beforeEach(async () => {
    now = begin;
    world.source.products.clear();
    world.source.asked.splice(0);
    world.source.intercept = () => false;
    waits.splice(0);
    jobs.enqueued.splice(0);
    await db.database.query('DELETE FROM atdw_runs');
    await db.database.query(`DELETE FROM brochures WHERE external_source = 'ATDW'`);
    await db.database.query('DELETE FROM outgoing_mails');
  });
  return world;
}
