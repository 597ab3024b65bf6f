import type { EntityManager } from 'typeorm';
import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import type { Brochure } from '../Brochure';
import { valuesOfColumns } from './valuesOfColumns';

/** What an undo needs to bring an ad back. */
export interface OverwrittenValues {
  /** by property name; times as ISO texts */
  columns: AuditedValues;
  /** absent: unchanged */
  furtherCategoryIds?: number[];
}

/** Returns the values of an ad that a change has overwritten, by property name; times as ISO texts. */
export function overwrittenValues(manager: EntityManager, before: Brochure, after: Brochure): AuditedValues {
  const written = valuesOfColumns(manager, after);
  const overwritten = Object.entries(valuesOfColumns(manager, before)).filter(
    ([name, value]) => value !== written[name],
  );
  return Object.fromEntries(overwritten);
}
