import { mappingField, readMappingField } from '../../../../../shared/audit-log/mappingFields';
import type { AuditedValues } from '../../../../platform/audit-log/AuditLogEntry';
import type { ImportMapping } from './ImportMapping';

/**
 * Returns a mapping as the audit log keeps it, a field for each column and value. A column that is not read and a value
 * that is read as none are empty texts; null is for what a mapping does not name.
 */
export function auditedMapping({ columns, values }: ImportMapping): Record<string, string> {
  return Object.fromEntries([
    ...columns.map(({ column, target }) => [mappingField({ column, value: null }), target ?? '']),
    ...values.map(({ column, value, replacement }) => [mappingField({ column, value }), replacement]),
  ]) as Record<string, string>;
}

/** Returns what differs between two mappings, before and after; null when nothing does. */
export function changedMapping(
  before: ImportMapping,
  after: ImportMapping,
): { before: AuditedValues; after: AuditedValues } | null {
  const [was, is] = [auditedMapping(before), auditedMapping(after)];
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => was[name] !== is[name]);
  if (changed.length === 0) return null;
  const valuesOf = (fields: Readonly<Record<string, string>>): AuditedValues =>
    Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]));
  return { before: valuesOf(was), after: valuesOf(is) };
}

/** Returns a mapping with the values that a line of the audit log has of some of its columns and values. */
export function withAuditedValues(mapping: ImportMapping, values: AuditedValues): ImportMapping {
  const audited: AuditedValues = { ...auditedMapping(mapping), ...values };
  const parts = Object.entries(audited).flatMap(([name, kept]) => {
    const part = readMappingField(name);
    return part === null || kept === null ? [] : [{ ...part, kept: String(kept) }];
  });
  return {
    columns: parts.flatMap(({ column, value, kept }) =>
      value === null ? [{ column, target: kept === '' ? null : kept }] : [],
    ),
    values: parts.flatMap(({ column, value, kept }) => (value === null ? [] : [{ column, value, replacement: kept }])),
  };
}
