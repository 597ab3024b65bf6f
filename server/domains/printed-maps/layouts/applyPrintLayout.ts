import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { DomainError } from '../../../shared/errors/DomainError';
import { queuePrintedMap } from '../making/queuePrintedMap';
import { PrintedMap } from '../PrintedMap';
import { PrintLayout } from './PrintLayout';

/**
 * Draws the printed map of a layout's area and format by this layout from now on; a layout of before is thus restored.
 * The file of before stays until the new one is there.
 *
 * @throws DomainError NOT_FOUND without such a layout, CONFLICT for a draft
 */
export function applyPrintLayout(
  context: RequestContext,
  { id }: { id: number },
  action = 'applyPrintLayout',
): Promise<PrintedMap> {
  authorize(context.viewer, 'applyPrintLayout');
  return context.database.transaction(async (manager) => {
    const layout = await manager
      .getRepository(PrintLayout)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_read' } });
    if (!layout) throw new DomainError('NOT_FOUND', 'There is no such layout.');
    if (layout.name === null) throw new DomainError('CONFLICT', 'This is a draft. Save it under a name first.');
    const { mapAreaId, paper, orientation, name } = layout;
    const map = await queuePrintedMap(context, manager, { mapAreaId, paper, orientation });
    await manager.getRepository(PrintedMap).update({ id: map.id }, { printLayoutId: id });
    const before =
      map.printLayoutId === null ? null : await manager.getRepository(PrintLayout).findOneBy({ id: map.printLayoutId });
    await recordAudit(manager, context, [
      {
        ...{ action, entityType: 'PrintedMap', entityId: map.id },
        before: { printLayoutId: map.printLayoutId, name: before?.name ?? null },
        after: { printLayoutId: id, name },
      },
    ]);
    return manager.getRepository(PrintedMap).findOneByOrFail({ id: map.id });
  });
}
