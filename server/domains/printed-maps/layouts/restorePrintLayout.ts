import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { DomainError } from '../../../shared/errors/DomainError';
import { withAuditedSettings } from './auditedSettings';
import { latestVersionLoader } from './latestVersionLoader';
import type { PrintLayout } from './PrintLayout';
import { saveVersion } from './savePrintLayout';

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
  const format = await context.loader(latestVersionLoader).load(firstVersionId);
  if (!format) throw gone();
  const choose = (latest: PrintLayout | null): { name: string; settings: PrintLayout['settings'] } => {
    if (latest?.name == null) throw gone();
    const name = values['name'] == null ? latest.name : String(values['name']);
    return { name, settings: withAuditedSettings(latest.settings, values) };
  };
  return saveVersion(context, format, { choose, action, needsPicture: false });
}

function gone(): DomainError {
  return new DomainError('NOT_FOUND', 'This layout is gone.');
}
