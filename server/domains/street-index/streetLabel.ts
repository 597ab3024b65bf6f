import type { StreetIndexEntry } from './StreetIndexEntry';

/** Returns a street's label on screen and in print: with its suburb where the area has another street of its name. */
export function streetLabel({ streetName, locality }: Pick<StreetIndexEntry, 'streetName' | 'locality'>): string {
  return locality === '' ? streetName : `${streetName} (${locality})`;
}
