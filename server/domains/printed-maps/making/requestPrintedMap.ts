import type { RequestContext } from '../../../platform/context/RequestContext';
import { PrintedMap } from '../PrintedMap';
import { authorize } from '../../../shared/authorize';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import { DomainError } from '../../../shared/errors/DomainError';
import { MapArea } from '../../map-areas/MapArea';
import { makePrintedMapJob } from './makePrintedMapJob';

type PrintedMapFormat = Pick<PrintedMap, 'mapAreaId' | 'paper' | 'orientation'>;

/** Enqueues the map of an area. Repeating the request while the map is being made changes nothing. */
export function requestPrintedMap(context: RequestContext, format: PrintedMapFormat): Promise<PrintedMap> {
  authorize(context.viewer, 'makePrintedMap');
  return context.database.transaction(async (manager) => {
    const area = await manager
      .getRepository(MapArea)
      .findOne({ where: { id: format.mapAreaId }, lock: { mode: 'pessimistic_read' } });
    if (!area) throw new DomainError('NOT_FOUND', 'There is no such map area.');
    const maps = manager.getRepository(PrintedMap);
    await maps
      .createQueryBuilder()
      .insert()
      .values({ ...format, state: 'WAITING' })
      .orIgnore()
      .execute();
    const map = await maps.findOneOrFail({ where: format, lock: { mode: 'pessimistic_write' } });
    await maps.update({ id: map.id }, { state: 'WAITING', progress: 0, problem: null });
    await context.jobs.enqueue(manager, makePrintedMapJob, { printedMapId: map.id });
    await recordAudit(manager, context, [
      { action: 'makePrintedMap', entityType: 'PrintedMap', entityId: map.id, before: null, after: { ...format } },
    ]);
    return maps.findOneByOrFail({ id: map.id });
  });
}
