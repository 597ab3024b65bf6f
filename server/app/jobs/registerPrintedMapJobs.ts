import type { Logger } from 'pino';
import type { FileRemoval } from '../../domains/brochures/assets/files/removeUnusedFiles';
import { removeReplacedMapFiles } from '../../domains/printed-maps/files/removeReplacedMapFiles';
import { removeReplacedMapFilesJob } from '../../domains/printed-maps/files/removeReplacedMapFilesJob';
import { proofPrintLayout } from '../../domains/printed-maps/layouts/proofPrintLayout';
import { proofPrintLayoutJob } from '../../domains/printed-maps/layouts/proofPrintLayoutJob';
import { makePrintedMap } from '../../domains/printed-maps/making/makePrintedMap';
import { countFailedJob } from '../../domains/printed-maps/making/countFailedJob';
import { makePrintedMapJob } from '../../domains/printed-maps/making/makePrintedMapJob';
import { picturePrintedMap } from '../../domains/printed-maps/making/picturePrintedMap';
import { picturePrintedMapJob } from '../../domains/printed-maps/making/picturePrintedMapJob';
import { refreshPrintedMaps } from '../../domains/printed-maps/making/refreshPrintedMaps';
import { refreshPrintedMapsJob } from '../../domains/printed-maps/making/refreshPrintedMapsJob';
import type { SharedBrowser } from '../../platform/browser/SharedBrowser';
import type { Clock } from '../../platform/clock/Clock';
import type { PgBossJobQueue } from '../../platform/jobs/PgBossJobQueue';

interface Dependencies extends FileRemoval {
  clock: Clock;
  logger: Logger;
  publicUrl: string;
  browser: SharedBrowser;
}

/** Registers all jobs of printed maps. */
export function registerPrintedMapJobs(queue: PgBossJobQueue, { logger, ...dependencies }: Dependencies): void {
  const make = async (job: { printedMapId: number }): Promise<void> => {
    const isNew = await makePrintedMap(dependencies, job);
    logger.info({ ...job, isNew }, 'PDF map looked after.');
  };
  queue.register(makePrintedMapJob, make, (job) => countFailedJob(dependencies, job));
  queue.register(proofPrintLayoutJob, async (job) => {
    const isDrawn = await proofPrintLayout(dependencies, job);
    logger.info({ ...job, isDrawn }, 'Proof of a print layout looked after.');
  });
  queue.register(picturePrintedMapJob, async (job) => {
    const hasPicture = await picturePrintedMap(dependencies, job);
    logger.info({ ...job, hasPicture }, 'Picture of an uploaded map looked after.');
  });
  queue.register(refreshPrintedMapsJob, async () => {
    const outdated = await refreshPrintedMaps(dependencies);
    if (outdated > 0) logger.info({ outdated }, 'PDF maps are made anew.');
  });
  queue.register(removeReplacedMapFilesJob, (job) => removeReplacedMapFiles(dependencies, job));
}
