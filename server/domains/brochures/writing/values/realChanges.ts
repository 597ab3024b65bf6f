import { isDeepStrictEqual } from 'node:util';
import type { BrochureField } from '../../fields/brochureFields';
import type { BrochureChanges, BrochureValues } from './BrochureChanges';

/** Returns only the values that differ, because callers may send back a whole ad with one field changed. */
export function realChanges(before: BrochureValues, changes: BrochureChanges): BrochureChanges {
  const fields = Object.keys(changes) as BrochureField[];
  const different = fields.filter((field) => !isDeepStrictEqual(before[field], changes[field]));
  return Object.fromEntries(different.map((field) => [field, changes[field]]));
}
