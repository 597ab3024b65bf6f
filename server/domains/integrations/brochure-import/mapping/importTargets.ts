import { exportFacts } from '../../../../../shared/lists/exportFacts';
import { adColumns, importOf, type AdColumn } from '../importFields';

const fields = Object.keys(adColumns) as AdColumn[];
const facts = Object.values(exportFacts).map(({ heading }) => heading.toLowerCase());

/** Columns of a file besides fields, each under its names. */
const further: readonly (readonly [string, ...string[]])[] = [
  ['did'],
  ['id'],
  ['sub_category'],
  ['geo_precision', 'position_source'],
];

const named = [...further, ...fields.map((name) => adColumns[name])];

/** The columns that a mapping can name, each by its first name. */
export const importTargets: readonly string[] = [
  ...new Set([...named.map(([first]) => first), ...fields.flatMap((name) => importOf(name).fallbacks ?? [])]),
];

const known = new Set([...named.flat(), ...importTargets, ...facts]);

/** Returns the column as which a file's column is read without a mapping: its own name; null: it is not read. */
export function targetOf(column: string): string | null {
  return known.has(column) ? column : null;
}
