import type { AuditedValues } from '../../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { settingsOfAudited } from './auditedAtdwSettings';
import { readAtdwConnector } from './readAtdwConnector';
import { updateAtdwSettings } from './updateAtdwSettings';

/** Gives settings the values that a change has overwritten, by the rules of any other change. Others stay. */
export async function restoreAtdwSettings(
  context: RequestContext,
  overwritten: AuditedValues,
  action: string,
): Promise<{ id: number }> {
  const { version, baseUrl, states, regions, isNightly } = await readAtdwConnector(context);
  const current = { version, baseUrl, states, regions, isNightly };
  await updateAtdwSettings(context, { ...current, ...settingsOfAudited(overwritten) }, action);
  return { id: 1 };
}
