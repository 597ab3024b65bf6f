import { openSealedText, sealText } from '../../../../shared/secret-tokens/sealedText';

const purpose = 'list of coupons for a till';

/** Returns the name of a list of coupons. It says when the list was made, and only the site can make it. */
export function nameOfList(secret: string, vendorId: number, fetchedAt: Date): string {
  return sealText(fetchedAt.toISOString(), { secret, purpose, boundTo: String(vendorId) });
}

/** Returns when a list of this company was made; null for anything else. */
export function readListName(secret: string, vendorId: number, name: string): Date | null {
  const text = openSealedText(name, { secret, purpose, boundTo: String(vendorId) });
  return text === null ? null : new Date(text);
}
