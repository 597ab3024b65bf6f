import type { RequestContext } from '../../../platform/context/RequestContext';
import { PrintedMap } from '../PrintedMap';
import { authorize } from '../../../shared/authorize';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import { DomainError } from '../../../shared/errors/DomainError';
import { MapArea } from '../../map-areas/MapArea';
import { queuePrintedMap, type PrintedMapFormat } from './queuePrintedMap';

/** Enqueues the map of an area. Repeating the request while the map is being made changes nothing. */
export function requestPrintedMap(context: RequestContext, format: PrintedMapFormat): Promise<PrintedMap> {
  authorize(context.viewer, 'makePrintedMap');
  return context.database.transaction(async (manager) => {
    const area = await manager
      .getRepository(MapArea)
      .findOne({ where: { id: format.mapAreaId }, lock: { mode: 'pessimistic_read' } });
    if (!area) throw new DomainError('NOT_FOUND', 'There is no such map area.');
    const map = await queuePrintedMap(context, manager, format);
    await recordAudit(manager, context, [
      { action: 'makePrintedMap', entityType: 'PrintedMap', entityId: map.id, before: null, after: { ...format } },
    ]);
    return manager.getRepository(PrintedMap).findOneByOrFail({ id: map.id });
  });
}
