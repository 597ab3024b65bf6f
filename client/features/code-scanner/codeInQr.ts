/** The coupon code in the text of a QR code: a redeem address or the bare code. Null for any other text. */
export function codeInQr(text: string): string | null {
  if (/^[0-9A-Za-z-]{12,16}$/.test(text)) return text;
  if (!URL.canParse(text)) return null;
  const { pathname, searchParams } = new URL(text);
  return pathname === '/redeem' ? searchParams.get('code') : null;
}
