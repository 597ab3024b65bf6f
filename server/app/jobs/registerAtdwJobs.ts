import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { fetchAtdwPictures } from '../../domains/integrations/atdw/pictures/fetchAtdwPictures';
import { fetchAtdwPicturesJob } from '../../domains/integrations/atdw/pictures/fetchAtdwPicturesJob';
import { politePauseMs } from '../../domains/integrations/atdw/source/AtdwSource';
import type { Claim } from '../../domains/integrations/atdw/syncing/claimRun';
import { doAtdwRun, failAtdwRun } from '../../domains/integrations/atdw/syncing/doAtdwRun';
import { hideStaleAtdwJob, hideStaleListings } from '../../domains/integrations/atdw/syncing/hideStaleListings';
import { reconcileAtdwJob, syncAtdwJob } from '../../domains/integrations/atdw/syncing/syncAtdwJob';
import type { Clock } from '../../platform/clock/Clock';
import type { Config } from '../../platform/config/Config';
import type { FileStore } from '../../platform/file-store/FileStore';
import type { PgBossJobQueue } from '../../platform/jobs/PgBossJobQueue';
import type { GetOutside } from '../../platform/outside-fetch/createGetOutside';
import type { FetchOutside } from '../../platform/outside-fetch/FetchOutside';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  logger: Logger;
  files: FileStore;
  publicUrl: string;
  outward: Pick<Config['outward'], 'badHosts'>;
  fetchOutside: FetchOutside;
  getOutside: GetOutside;
  atdwApiKey: string | null;
}

const wait = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

/** Registers the jobs of tourism listings. */
export function registerAtdwJobs(
  queue: PgBossJobQueue,
  { database, clock, logger, files, publicUrl, outward, fetchOutside, getOutside, atdwApiKey }: Dependencies,
): void {
  const source = { getOutside, apiKey: atdwApiKey, wait, pauseMs: politePauseMs };
  const dependencies = { database, clock, jobs: queue, publicUrl, badHosts: outward.badHosts, source };
  const run = async (claim: Claim): Promise<void> => {
    const done = await doAtdwRun(dependencies, claim);
    if (done) logger.info({ run: done.did, state: done.state, found: done.found }, 'Tourism listings were read.');
  };
  queue.register(
    syncAtdwJob,
    ({ did }) => run(did === undefined ? { kind: 'CHANGES' } : { did }),
    () => failAtdwRun(dependencies),
  );
  queue.register(
    reconcileAtdwJob,
    () => run({ kind: 'EVERYTHING' }),
    () => failAtdwRun(dependencies),
  );
  queue.register(hideStaleAtdwJob, async () => {
    const hidden = await hideStaleListings({ database, clock });
    if (hidden > 0) logger.warn({ hidden }, 'Tourism listings are hidden: the last good run is 7 days ago.');
  });
  queue.register(fetchAtdwPicturesJob, async () => {
    const kept = await fetchAtdwPictures({ database, clock, files, jobs: queue, logger, fetchOutside });
    if (kept > 0) logger.info({ kept }, 'Pictures of tourism listings were fetched.');
  });
}
