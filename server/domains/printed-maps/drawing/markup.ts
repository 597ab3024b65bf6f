/** A text as it may stand in HTML and SVG, in attributes too. */
export function escapeMarkup(text: string): string {
  return text
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Millimetres to a hundredth. */
export function mm(value: number): string {
  return String(Math.round(value * 100) / 100);
}
