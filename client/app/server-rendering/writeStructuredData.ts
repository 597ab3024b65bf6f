import type { JsonLd } from '../../../shared/structured-data/JsonLd';

/** Writes JSON-LD, which no browser runs; escapes `<`, so that no text of an ad can end the element. */
export function writeStructuredData(things: readonly JsonLd[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
