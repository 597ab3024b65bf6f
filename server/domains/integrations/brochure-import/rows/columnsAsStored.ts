import { describeField } from '../../../brochures/fields/brochureFields';
import type { BrochureChanges } from '../../../brochures/writing/values/BrochureChanges';
import { adColumns, importFields, knownAdFields } from '../importFields';

/** Kinds whose cells are read each by itself; a postcode, for example, is checked with the state of the row. */
const readAlone: ReadonlySet<string> = new Set([
  ...['text', 'markup', 'hours', 'couponHours', 'phone', 'email', 'url'],
]);

const names = [...importFields, ...knownAdFields].filter(
  (name) => readAlone.has(describeField(name).kind) && name !== 'postcode',
);

const written = (text: string): string => text.replaceAll('\r\n', '\n').trim();

/**
 * Returns the columns of a row that say of an ad, letter for letter, what is stored. Nobody has edited these cells, so they
 * are neither normalised nor refused, although a rule that came later would not let them be written today
 * (docs/rules/imports.md#exports-come-back).
 */
export function columnsAsStored(record: Readonly<Record<string, string>>, current: BrochureChanges): Set<string> {
  return new Set(
    names.flatMap((name) => {
      const value = current[name];
      if (typeof value !== 'string') return [];
      const given = adColumns[name].filter((column) => column in record);
      return given.every((column) => written(record[column] ?? '') === written(value)) ? given : [];
    }),
  );
}
