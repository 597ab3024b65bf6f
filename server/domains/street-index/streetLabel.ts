import type { StreetIndexEntry } from './StreetIndexEntry';

/** A street as the index lists it, on the screen and in print: with its suburb where the area has another of its name. */
export function streetLabel({ streetName, locality }: Pick<StreetIndexEntry, 'streetName' | 'locality'>): string {
  return locality === '' ? streetName : `${streetName} (${locality})`;
}
