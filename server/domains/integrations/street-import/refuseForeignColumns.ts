import { DomainError } from '../../../shared/errors/DomainError';

const needed: readonly (readonly string[])[] = [
  ['street', 'name', 'street_name'],
  ['lon', 'longitude'],
  ['lat', 'latitude'],
];

/** A list of other columns would be refused row by row, without saying what is wrong. */
export function refuseForeignColumns(columns: readonly string[]): void {
  const missing = needed.filter((names) => !names.some((name) => columns.includes(name))).map(([name]) => `“${name}”`);
  if (missing.length === 0) return;
  const [only = ''] = columns;
  const isOther = columns.length === 1 && /[;\t|]/.test(only);
  throw new DomainError(
    'BAD_REQUEST',
    isOther
      ? 'The fields of this list have to be separated by commas. Save it as CSV (comma delimited).'
      : `The list has no column ${missing.join(', ')}: its first line has to name street, lon and lat.`,
  );
}
