import type { AuditedValues } from './AuditLogEntry';

interface ChangedValues {
  before: AuditedValues;
  after: AuditedValues;
}

/** What a change really changes, as the log keeps it; null when that is nothing. */
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
