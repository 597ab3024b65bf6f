import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { PrintedMap } from '../PrintedMap';
import { neverFailed } from './isHeld';
import { makePrintedMapJob } from './makePrintedMapJob';

export type PrintedMapFormat = Pick<PrintedMap, 'mapAreaId' | 'paper' | 'orientation'>;

/** Locks the map of an area and format, which may be new, and enqueues its making. Returns it as it was. */
export async function queuePrintedMap(
  { jobs }: Pick<RequestContext, 'jobs'>,
  manager: EntityManager,
  { mapAreaId, paper, orientation }: PrintedMapFormat,
): Promise<PrintedMap> {
  const format = { mapAreaId, paper, orientation };
  const maps = manager.getRepository(PrintedMap);
  await maps
    .createQueryBuilder()
    .insert()
    .values({ ...format, state: 'WAITING' })
    .orIgnore()
    .execute();
  const map = await maps.findOneOrFail({ where: format, lock: { mode: 'pessimistic_write' } });
  await maps.update({ id: map.id }, { state: 'WAITING', progress: 0, problem: null, ...neverFailed });
  await jobs.enqueue(manager, makePrintedMapJob, { printedMapId: map.id });
  return map;
}
