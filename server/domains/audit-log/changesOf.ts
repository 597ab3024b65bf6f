import type { AuditedValues, AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { AuditedChange } from './AuditedChange';

/** What an entry says changed, field by field in alphabetical order. */
export function changesOf({ before, after }: Pick<AuditLogEntry, 'before' | 'after'>): AuditedChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].sort().map((field) => new AuditedChange(field, textOf(before, field), textOf(after, field)));
}

function textOf(values: AuditedValues | null, field: string): string | null {
  const value = values?.[field];
  if (value == null) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
