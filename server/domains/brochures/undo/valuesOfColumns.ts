import type { EntityManager } from 'typeorm';
import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import { Brochure } from '../Brochure';

/** Every write changes these columns, and an undo is a write. */
const bookkeeping: readonly string[] = ['version', 'createdAt', 'updatedAt'];

/** Returns all values that a change of an ad may write, by property name; times as ISO texts. */
export function valuesOfColumns({ dataSource }: EntityManager, brochure: Brochure): AuditedValues {
  const columns = dataSource
    .getMetadata(Brochure)
    .columns.filter((column) => column.isUpdate && column.isSelect && !column.isGenerated && !column.asExpression);
  return Object.fromEntries(
    columns
      .map(({ propertyName }) => propertyName)
      .filter((name) => !bookkeeping.includes(name))
      .map((name) => {
        const value: unknown = brochure[name as keyof Brochure];
        return [name, value instanceof Date ? value.toISOString() : (value as AuditedValues[string])];
      }),
  );
}
