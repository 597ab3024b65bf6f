import type { FieldError } from '../../../../shared/errors/DomainError';
import type { BrochureType } from '../../../brochures/BrochureType';
import type { BrochureChanges } from '../../../brochures/writing/values/BrochureChanges';
import { Cells } from '../files/Cells';
import { adColumns, importFields, knownAdFields } from '../importFields';
import { readerOf } from './readerOf';
import type { ReadRow } from './readImportRow';

/**
 * Returns the columns of an ad that a row changes: only those in the file. An empty cell clears its field. Absent columns
 * and refused cells leave their field unchanged.
 */
export function readKnownAd(
  { row, errors: earlier }: ReadRow,
  record: Readonly<Record<string, string>>,
  type: BrochureType,
): { changes: BrochureChanges; errors: FieldError[] } {
  const cells = new Cells(record);
  const further = Object.fromEntries(
    knownAdFields.map((name) => [name, cells.read(readerOf(name, { type, isNew: false }), ...adColumns[name])]),
  );
  const errors = [...earlier, ...cells.errors];
  const refused = new Set(errors.map(({ field }) => field));
  const isGiven = (columns: readonly string[]) =>
    columns.some((name) => name in record) && !columns.some((name) => refused.has(name));
  const values = { ...row, ...further };
  const changes = Object.fromEntries(
    [...importFields, ...knownAdFields]
      .filter((name) => isGiven(adColumns[name]))
      .map((name) => [name, (values as Record<string, unknown>)[name]]),
  ) as BrochureChanges;
  // a draft may lack a title
  if (changes.title === '') changes.title = null;
  return { changes, errors };
}
