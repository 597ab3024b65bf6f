import { computeContentHash } from './computeContentHash';
import { isHeld } from './isHeld';
import type { PrintedMapDependencies } from './makePrintedMap';
import { makePrintedMapJob } from './makePrintedMapJob';
import { PrintedMap } from '../PrintedMap';
import { readPrintContent } from './readPrintContent';

type RefreshDependencies = Pick<PrintedMapDependencies, 'database' | 'clock' | 'publicUrl' | 'jobs'>;

/** Enqueues every map that is outdated or not yet made, and returns their number. Skips uploaded maps, and those that are held. */
export async function refreshPrintedMaps(dependencies: RefreshDependencies): Promise<number> {
  const { database, jobs } = dependencies;
  const maps = await database.getRepository(PrintedMap).find({ where: { origin: 'DRAWN' }, order: { id: 'ASC' } });
  let outdated = 0;
  for (const map of maps) {
    const content = await readPrintContent(dependencies, map);
    if (!content) continue;
    const hash = computeContentHash(content, map);
    if (hash === map.contentHash || isHeld(map, hash)) continue;
    await database.transaction((manager) => jobs.enqueue(manager, makePrintedMapJob, { printedMapId: map.id }));
    outdated += 1;
  }
  return outdated;
}
