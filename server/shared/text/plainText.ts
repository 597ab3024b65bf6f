const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * Returns the visible text of markup. Use it for display as text only: it does not make hostile markup safe. An
 * unclosed tag extends to the end, as in a browser, so the time is linear.
 */
export function plainText(markup: string): string {
  return markup
    .replace(/<!--[^]*?(-->|$)/g, ' ')
    .replace(/<(script|style)\b[^]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name: string) => readEntity(name.toLowerCase()) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

function readEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return namedEntities[name];
  const codePoint = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : undefined;
}
