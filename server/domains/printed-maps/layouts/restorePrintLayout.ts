import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { DomainError } from '../../../shared/errors/DomainError';
import { withAuditedSettings } from './auditedSettings';
import { PrintLayout } from './PrintLayout';
import { savePrintLayout } from './savePrintLayout';

/**
 * Saves a version of a layout in which some settings are what they were before a change; the others are those of the latest
 * version. The printed map stays as it is (docs/rules/maps-and-print.md#layouts-of-the-printed-map).
 *
 * @throws DomainError NOT_FOUND when the area is gone with its layouts, and as `savePrintLayout`
 */
export async function restorePrintLayout(
  context: RequestContext,
  firstVersionId: number,
  { values, action }: { values: AuditedValues; action: string },
): Promise<PrintLayout> {
  authorize(context.viewer, 'savePrintLayout');
  const [latest] = await context.database.getRepository(PrintLayout).find({
    where: { firstVersionId },
    order: { id: 'DESC' },
    take: 1,
  });
  if (latest?.name == null) throw new DomainError('NOT_FOUND', 'This layout is gone.');
  const { mapAreaId, paper, orientation, settings } = latest;
  const name = values['name'] == null ? latest.name : String(values['name']);
  const restored = withAuditedSettings(settings, values);
  return savePrintLayout(context, { mapAreaId, paper, orientation, name, settings: restored }, action);
}
