import { brand } from '../../../shared/brand/brand';
import { escapeHtml } from '../../../shared/text/escapeHtml';
import type { NewsEntry } from '../readTopicNews';

/** CSS pixels of the frame around one ad; a page may ask for less. */
const frame = { width: 400, height: 480 };

interface Bounds {
  /** CSS pixels; null: no bound */
  maxWidth: number | null;
  maxHeight: number | null;
}

export type OEmbed = Record<string, string | number>;

/** Returns what a page needs to show an ad (oEmbed 1.0, type rich): a frame with its card. */
export function composeOEmbed(
  { id, title }: Pick<NewsEntry, 'id' | 'title'>,
  publicUrl: string,
  { maxWidth, maxHeight }: Bounds,
): OEmbed {
  const width = Math.min(frame.width, maxWidth ?? frame.width);
  const height = Math.min(frame.height, maxHeight ?? frame.height);
  const source = escapeHtml(`${publicUrl}/embed/ad/${id}`);
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: brand.name,
    provider_url: `${publicUrl}/`,
    cache_age: 3600,
    html: `<iframe src="${source}" title="${escapeHtml(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`,
    width,
    height,
  };
}

/** The same as XML, for programs that ask for it. */
export function oEmbedXml(answer: OEmbed): string {
  const members = Object.entries(answer).map(([name, value]) => `<${name}>${escapeHtml(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${members.join('')}</oembed>\n`;
}
