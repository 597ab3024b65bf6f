import type { JobQueue } from '../../platform/jobs/JobQueue';
import { MapArea } from '../map-areas/MapArea';
import { computeContentHash } from './computeContentHash';
import type { PrintedMapDependencies } from './makePrintedMap';
import { makePrintedMapJob } from './makePrintedMapJob';
import { PrintedMap } from './PrintedMap';
import { readMapContent } from './readMapContent';

type RefreshDependencies = Pick<PrintedMapDependencies, 'database' | 'clock' | 'publicUrl'> & { jobs: JobQueue };

/** Has every map made anew that shows what is no longer so, or that has not been made yet; says how many. What was uploaded stays. */
export async function refreshPrintedMaps(dependencies: RefreshDependencies): Promise<number> {
  const { database, jobs } = dependencies;
  const maps = await database.getRepository(PrintedMap).find({ where: { origin: 'DRAWN' }, order: { id: 'ASC' } });
  let outdated = 0;
  for (const map of maps) {
    const area = await database.getRepository(MapArea).findOneBy({ id: map.mapAreaId });
    if (!area) continue;
    if (computeContentHash(await readMapContent(dependencies, area), map) === map.contentHash) continue;
    await database.transaction((manager) => jobs.enqueue(manager, makePrintedMapJob, { printedMapId: map.id }));
    outdated += 1;
  }
  return outdated;
}
