import type { DoubtfulBrochure } from './useDoubtfulPositions';

/** The address in one line; null for none. */
export function addressLine(address: DoubtfulBrochure['address']): string | null {
  if (address === null) return null;
  const { line1, line2, city, state, postcode } = address;
  const town = [city, state, postcode].filter((part) => part !== null).join(' ');
  return [line2, line1, town].filter((part) => part !== null && part !== '').join(', ') || null;
}
