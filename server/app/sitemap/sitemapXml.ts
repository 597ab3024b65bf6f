export interface SitemapEntry {
  url: string;
  changedAt?: Date | undefined;
  imageUrl?: string | undefined;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

function place({ url, changedAt }: SitemapEntry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<loc>${escaped(url)}</loc>${changed}`;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const imageNamespace = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** The parts of a sitemap (sitemaps.org). */
export function sitemapIndexXml(parts: readonly SitemapEntry[]): string {
  const lines = parts.map((part) => `<sitemap>${place(part)}</sitemap>\n`);
  return `${head}<sitemapindex ${namespace}>\n${lines.join('')}</sitemapindex>\n`;
}

/** One part: addresses, each with its change and its picture. */
export function sitemapUrlsXml(entries: readonly SitemapEntry[]): string {
  const lines = entries.map((entry) => {
    const { imageUrl } = entry;
    const image =
      imageUrl === undefined ? '' : `<image:image><image:loc>${escaped(imageUrl)}</image:loc></image:image>`;
    return `<url>${place(entry)}${image}</url>\n`;
  });
  return `${head}<urlset ${namespace} ${imageNamespace}>\n${lines.join('')}</urlset>\n`;
}
