import { exportFacts } from '../../../../../shared/lists/exportFacts';
import type { FieldError } from '../../../../shared/errors/DomainError';
import type { Brochure } from '../../../brochures/Brochure';
import { shorten } from '../files/cellReaders';

/** Returns the cells of a row that want another id, status or type than the ad's: a file does not change these. */
export function fixedFacts(record: Readonly<Record<string, string>>, ad: Brochure): FieldError[] {
  const values = { databaseId: String(ad.id), status: ad.status, type: ad.type };
  return Object.entries(values).flatMap(([name, value]) => {
    const { heading } = exportFacts[name as keyof typeof values];
    const field = heading.toLowerCase();
    const cell = record[field]?.trim() ?? '';
    if (cell === '' || cell.toUpperCase() === value) return [];
    const message = `A file does not change this: write ${value} instead of "${shorten(cell)}", or take the column out.`;
    return [{ field, code: 'fixed', message }];
  });
}
