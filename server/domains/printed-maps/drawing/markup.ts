/** Escapes a text for HTML and SVG, attributes included. */
export function escapeMarkup(text: string): string {
  return text
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Rounds millimetres to a hundredth. */
export function mm(value: number): string {
  return String(Math.round(value * 100) / 100);
}
