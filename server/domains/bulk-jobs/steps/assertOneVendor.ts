import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../shared/errors/DomainError';
import { describeField, fieldNames } from '../../brochures/fields/brochureFields';
import type { BrochureChanges } from '../../brochures/writing/values/BrochureChanges';

/**
 * Checks that fields about the people of a company are written into ads of one company only.
 *
 * @throws DomainError VALIDATION_FAILED on each such field, with the number of companies
 */
export async function assertOneVendor(
  manager: EntityManager,
  changes: BrochureChanges,
  brochureIds: readonly number[],
): Promise<void> {
  const names = fieldNames.filter((name) => changes[name] !== undefined && describeField(name).isForOneVendor);
  if (names.length === 0) return;
  const [found] = await manager.query<{ vendors: number; without: number }[]>(
    `SELECT count(DISTINCT vendor_id)::int AS vendors, count(*) FILTER (WHERE vendor_id IS NULL)::int AS without
     FROM brochures WHERE id = ANY($1)`,
    [[...brochureIds]],
  );
  const { vendors = 0, without = 0 } = found ?? {};
  if (without === 0 && vendors <= 1) return;
  const why = without > 0 ? belongingToNone(without) : `The chosen ads belong to ${vendors} companies.`;
  const errors = names.map((name) => {
    const { label, input } = describeField(name);
    const message = `${label} is written into ads of one company only.`;
    return { field: `fields.${input.path}`, code: 'FOR_ONE_VENDOR', message };
  });
  throw new DomainError('VALIDATION_FAILED', [...errors.map(({ message }) => message), why].join(' '), { errors });
}

function belongingToNone(count: number): string {
  return count === 1
    ? '1 of the chosen ads belongs to no company.'
    : `${count} of the chosen ads belong to no company.`;
}
