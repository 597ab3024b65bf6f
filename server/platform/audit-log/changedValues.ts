import type { AuditedValues } from './AuditLogEntry';

interface ChangedValues {
  before: AuditedValues;
  after: AuditedValues;
}

/** Returns the values that really change, for the audit log; null if nothing changes. */
export function changedValues<T extends AuditedValues>(
  current: { [Name in keyof T]: AuditedValues[string] },
  next: T,
): ChangedValues | null {
  const before: AuditedValues = {};
  const after: AuditedValues = {};
  for (const [name, value] of Object.entries(next)) {
    const was = current[name];
    if (was === undefined || was === value) continue;
    before[name] = was;
    after[name] = value;
  }
  return Object.keys(after).length === 0 ? null : { before, after };
}
