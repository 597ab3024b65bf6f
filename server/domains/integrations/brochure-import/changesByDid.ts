import type { BrochureChanges } from '../../brochures/writing/BrochureChanges';
import { adColumns, importFields } from './importFields';
import type { CategoryWords } from './CategoryWords';
import type { ReadRow } from './readImportRow';

/**
 * What a row says of an ad that is there: only the columns that the file has. An empty cell empties its field; a column
 * that is absent leaves it alone, and so does one that is refused.
 */
export function changesByDid(
  { row, errors }: ReadRow,
  record: Readonly<Record<string, string>>,
  categories: CategoryWords,
): BrochureChanges {
  const refused = new Set(errors.map(({ field }) => field));
  const has = (names: readonly string[]) =>
    names.some((name) => name in record) && !names.some((name) => refused.has(name));
  const changes = Object.fromEntries(
    importFields.filter((name) => has(adColumns[name])).map((name) => [name, row[name]]),
  ) as BrochureChanges;
  const main = categories.find(row.category);
  if (main) {
    const sub = row.subCategory === null ? undefined : categories.findSub(main.code, row.subCategory);
    changes.category = sub?.code ?? main.code;
  }
  if (has(adColumns.mapArea)) changes.mapArea = row.mapAreas[0] ?? null;
  // a coupon without a number has none, rather than a number and none
  if (changes.couponsUnlimited === true) delete changes.numberOfCoupons;
  else delete changes.couponsUnlimited;
  return changes;
}
