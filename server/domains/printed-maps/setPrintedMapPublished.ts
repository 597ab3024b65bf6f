import type { RequestContext } from '../../platform/context/RequestContext';
import { PrintedMap } from './PrintedMap';
import { authorize } from '../../shared/authorize';
import type { Action } from '../../shared/permissions';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import { DomainError } from '../../shared/errors/DomainError';
const actions = { published: 'publishPrintedMap', withdrawn: 'withdrawPrintedMap' } as const satisfies Record<
  string,
  Action
>;

/** Sets whether visitors get a PDF map. A map may be withdrawn before it exists. */
export function setPrintedMapPublished(
  context: RequestContext,
  { id, isPublished }: Pick<PrintedMap, 'id' | 'isPublished'>,
): Promise<PrintedMap> {
  const action = isPublished ? actions.published : actions.withdrawn;
  authorize(context.viewer, action);
  return context.database.transaction(async (manager) => {
    const maps = manager.getRepository(PrintedMap);
    const map = await maps.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!map) throw new DomainError('NOT_FOUND', 'There is no such PDF map.');
    if (map.isPublished === isPublished) return map;
    await maps.update({ id }, { isPublished });
    const before = { isPublished: map.isPublished };
    await recordAudit(manager, context, [
      { action, entityType: 'PrintedMap', entityId: id, before, after: { isPublished } },
    ]);
    return maps.findOneByOrFail({ id });
  });
}
