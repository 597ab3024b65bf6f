import { LRUCache } from 'lru-cache';
import { oncePerFragment, type MarkupPiece } from '../../../../shared/page-fragments/MarkupPiece';
import { brand } from '../../../shared/brand/brand';
import { escapeHtml } from '../../../shared/text/escapeHtml';
import { withSiteIcons } from './withSiteIcons';

export interface PageParts {
  head: string;
  /** what the build alone has written of the head */
  chunkHead: string;
  /** empty: the browser renders the page */
  body: readonly MarkupPiece[];
  /** those of the body; pages from the browser have all icons in their template */
  icons?: string;
  hydrationPayload: string;
}

const place = /<!--page-(head|icons|body|hydrationPayload)-->/;

/** The bytes between the places of a template, and in turn the names of the places. A site has two templates. */
const split = new LRUCache<string, { name: string; bytes: Buffer }[]>({ max: 8 });

/** Pages of a kind have few heads of the build. */
const heads = new LRUCache<string, Buffer>({ max: 200 });

const bytesOf = oncePerFragment((html) => Buffer.from(html));

/** Fills the template's places. As bytes, because most of a page is the same on others, and is encoded once. */
export function composePage(template: string, page: PageParts): Buffer {
  const chunks = partsOf(withSiteIcons(template)).flatMap(({ name, bytes }, index) =>
    index % 2 === 0 ? [bytes] : contentOf(page, name),
  );
  return Buffer.concat(chunks);
}

function partsOf(template: string): { name: string; bytes: Buffer }[] {
  const known = split.get(template);
  if (known) return known;
  const parts = template.split(place).map((name) => ({ name, bytes: Buffer.from(name) }));
  split.set(template, parts);
  return parts;
}

function contentOf({ head, chunkHead, body, icons = '', hydrationPayload }: PageParts, name: string): Buffer[] {
  if (name === 'head') return [Buffer.from(head), headBytes(chunkHead)];
  if (name === 'body') return body.map(bytesOf);
  return [Buffer.from(name === 'icons' ? icons : hydrationPayload)];
}

function headBytes(chunkHead: string): Buffer {
  const bytes = heads.get(chunkHead) ?? Buffer.from(chunkHead);
  heads.set(chunkHead, bytes);
  return bytes;
}

/** Returns the parts of a page that only the browser renders. */
export const emptyPage = (): PageParts => ({
  head: `<title>${escapeHtml(brand.name)}</title><meta name="robots" content="noindex">`,
  chunkHead: '',
  body: [],
  hydrationPayload: '',
});
