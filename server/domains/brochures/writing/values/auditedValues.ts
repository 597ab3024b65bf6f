import type { AuditedValues } from '../../../../platform/audit-log/AuditLogEntry';
import type { BrochureField } from '../../fields/brochureFields';
import type { BrochureChanges } from './BrochureChanges';

/** Returns the values of the changed fields for the audit log. */
export function auditedValues(values: BrochureChanges, changed: BrochureChanges): AuditedValues {
  return Object.fromEntries(
    (Object.keys(changed) as BrochureField[]).map((field) => {
      const value = values[field] ?? null;
      return [field, Array.isArray(value) ? value.join(', ') : value];
    }),
  );
}
