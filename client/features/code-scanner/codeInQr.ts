/** The code of a coupon in what its QR code says: the address of a till's page, or the bare code; null for all else. */
export function codeInQr(text: string): string | null {
  if (/^[0-9A-Za-z-]{12,16}$/.test(text)) return text;
  if (!URL.canParse(text)) return null;
  const { pathname, searchParams } = new URL(text);
  return pathname === '/redeem' ? searchParams.get('code') : null;
}
