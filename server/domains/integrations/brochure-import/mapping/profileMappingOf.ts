import { adColumns, importOf, type AdColumn } from '../importFields';
import type { ImportMapping } from './ImportMapping';
import { targetOf } from './importTargets';

/** Contacts of an ad, which are of a person. */
const contacts = ['personName', 'contactName', 'contactPhone', 'contactEmail'] as const satisfies readonly AdColumn[];

const contactTargets = new Set(contacts.flatMap((name) => [...adColumns[name], ...(importOf(name).fallbacks ?? [])]));

/**
 * Returns what a profile keeps of a mapping: no values of contact columns, because profiles and their history stay when a
 * person is erased; and none of columns that are not read, where they change nothing.
 */
export function profileMappingOf({ columns, values }: ImportMapping): ImportMapping {
  const targets = new Map(columns.map(({ column, target }) => [column, target]));
  // a column is not read where another one is read in its place
  const taken = new Set(columns.map(({ target }) => target));
  const ownTarget = (column: string): string | null => (taken.has(column) ? null : targetOf(column));
  return {
    columns,
    values: values.filter(({ column }) => {
      const target = targets.has(column) ? (targets.get(column) ?? null) : ownTarget(column);
      return target !== null && !contactTargets.has(target);
    }),
  };
}
