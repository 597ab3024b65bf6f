/** Resolves "_x000D_", the way of workbooks to write what XML does not have (ECMA-376, 22.9.2.19). */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_escaped, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
