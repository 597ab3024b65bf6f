const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * Returns an Australian Business Number as 11 digits; undefined if its checksum is wrong (subtract 1 from the first
 * digit, weigh, divide by 89). A valid checksum is no proof of registration.
 */
export function normalizeAbn(text: string): string | undefined {
  const digits = text.replace(/\s/g, '');
  if (!/^[1-9]\d{10}$/.test(digits)) return undefined;
  const sum = weights.reduce((total, weight, i) => total + weight * (Number(digits[i]) - (i === 0 ? 1 : 0)), 0);
  return sum % 89 === 0 ? digits : undefined;
}
