import { DomainError, type FieldError } from '../../../../shared/errors/DomainError';
import type { ImportMapping } from './ImportMapping';
import { importTargets, targetOf } from './importTargets';

interface Wish {
  columns: readonly { column: string; target?: string | null }[];
  values: ImportMapping['values'];
}

/**
 * Returns a mapping in stored form.
 *
 * @throws DomainError VALIDATION_FAILED for a target that no column is read as, and for two columns that are the same
 */
export function readMapping({ columns, values }: Wish): ImportMapping {
  const mapped = columns.map(({ column, target = null }) => ({ column: column.trim().toLowerCase(), target }));
  const errors: FieldError[] = mapped.flatMap(({ column, target }, at) => {
    const refuse = (message: string) => [{ field: `columns.${at}`, code: 'INVALID', message }];
    const isKnown = target === null || importTargets.includes(target) || target === targetOf(column);
    if (!isKnown) return refuse(`No column is read as "${target}".`);
    const first = mapped.findIndex((other) => other.column === column || (target !== null && other.target === target));
    return first < at ? refuse(`"${column}" and "${mapped[first]?.column ?? ''}" cannot be the same column.`) : [];
  });
  if (errors.length > 0) {
    throw new DomainError('VALIDATION_FAILED', errors.map(({ message }) => message).join(' '), { errors });
  }
  return {
    columns: mapped,
    values: values.map(({ column, ...others }) => ({ column: column.trim().toLowerCase(), ...others })),
  };
}
