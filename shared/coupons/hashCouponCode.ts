/**
 * 40 bits: about 32,000 of all codes have the same hash, so a hash does not give its code away
 * (docs/decisions/0045-a-till-works-offline.md).
 */
const bytes = 5;

/** Hash of a code for the list that a till keeps, as 10 hex digits. Needs a secure context in browsers. */
export async function hashCouponCode(salt: string, code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt} ${code}`));
  return Array.from(new Uint8Array(digest, 0, bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
