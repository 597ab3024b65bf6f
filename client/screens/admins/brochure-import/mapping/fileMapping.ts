import type { FileMappingQuery } from '../../../../generated/types';
import type { SentFile } from '../BrochureFile';

type Preview = FileMappingQuery['brochureImportPreview'];

/** What the file's columns and values are read as while somebody changes it. */
export interface Mapping {
  /** by column of the file; null: not read */
  targets: Readonly<Record<string, string | null>>;
  /** by `keyOf` */
  replacements: Readonly<Record<string, string>>;
}

export interface RefusedValue {
  column: string;
  value: string;
  message: string;
  /** rows that have it */
  count: number;
}

const keyOf = (column: string, value: string): string => JSON.stringify([column, value.trim().toLowerCase()]);

export function mappingOf({ columns, values }: Preview): Mapping {
  return {
    targets: Object.fromEntries(columns.map(({ name, target }) => [name, target])),
    replacements: Object.fromEntries(
      values.map(({ column, value, replacement }) => [keyOf(column, value), replacement]),
    ),
  };
}

/** Refused values with their number of rows, the most frequent first. Values that are cut off cannot be replaced. */
export function refusedValues(refusals: NonNullable<SentFile['report']>['refusals']): RefusedValue[] {
  const found = new Map<string, RefusedValue>();
  for (const { field, value, message } of refusals) {
    if (value === null || field === '' || value.endsWith('…')) continue;
    const key = keyOf(field, value);
    const earlier = found.get(key);
    found.set(key, { column: field, value, message, count: (earlier?.count ?? 0) + 1 });
  }
  return [...found.values()].sort((one, other) => other.count - one.count);
}

export function replacementOf({ replacements }: Mapping, { column, value }: RefusedValue): string {
  return replacements[keyOf(column, value)] ?? '';
}

export function withReplacement(mapping: Mapping, { column, value }: RefusedValue, replacement: string): Mapping {
  return { ...mapping, replacements: { ...mapping.replacements, [keyOf(column, value)]: replacement } };
}

/** Returns the columns that more than one column of the file is read as. */
export function targetsTwice({ targets }: Mapping): string[] {
  const all = Object.values(targets).filter((target) => target !== null);
  return [...new Set(all.filter((target, at) => all.indexOf(target) !== at))];
}

/** The input of the mutation. Replacements that are left empty are none. */
export function writeMapping({ targets, replacements }: Mapping) {
  return {
    columns: Object.entries(targets).map(([column, target]) => ({ column, target })),
    values: Object.entries(replacements)
      .filter(([, replacement]) => replacement.trim() !== '')
      .map(([key, replacement]) => {
        const [column, value] = JSON.parse(key) as [string, string];
        return { column, value, replacement: replacement.trim() };
      }),
  };
}
