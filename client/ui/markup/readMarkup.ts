import type { MarkupElement, MarkupNode, MarkupTag } from './MarkupNode';

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Decodes the entities that the server writes. Leaves unknown ones unchanged. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return named[name.toLowerCase()] ?? whole;
    const point = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : '';
  });
}

const tags: ReadonlySet<string> = new Set([
  'p',
  'br',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'a',
]);
const token = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/gi;
const hidden = /<!--[^]*?(?:-->|$)|<(script|style|template|noscript|iframe|svg|math)\b[^]*?(?:<\/\1\s*>|$)/gi;
const deepest = 20;

/**
 * Reads the limited markup of a description. The server has cleaned it; this takes nothing on trust all the same: only
 * the tags of the list become elements, of their attributes only a link's address, and only with a harmless scheme.
 * Everything else is text or nothing.
 */
export function readMarkup(markup: string): MarkupNode[] {
  const root: MarkupNode[] = [];
  const open: MarkupElement[] = [];
  const place = (): MarkupNode[] => open.at(-1)?.children ?? root;
  const write = (text: string): void => {
    if (text !== '') place().push(decodeEntities(text));
  };

  const source = markup.replace(hidden, '');
  let read = 0;
  for (const match of source.matchAll(token)) {
    const [whole, closing, name = '', attributes = ''] = match;
    write(source.slice(read, match.index));
    read = match.index + whole.length;
    const tag = name.toLowerCase();
    if (!isKnown(tag)) continue;
    if (closing === '/') {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at >= 0) open.length = at;
      continue;
    }
    const element: MarkupElement = { tag, href: tag === 'a' ? safeHref(attributes) : null, children: [] };
    place().push(element);
    if (tag !== 'br' && open.length < deepest) open.push(element);
  }
  write(source.slice(read));
  return root;
}

function isKnown(tag: string): tag is MarkupTag {
  return tags.has(tag);
}

function safeHref(attributes: string): string | null {
  const [, double, single] = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
  const href = decodeEntities(double ?? single ?? '').trim();
  if (!/^(?:https?:\/\/|mailto:|tel:)/i.test(href) || /[\p{Cc}\\]/u.test(href)) return null;
  return URL.canParse(href) ? href : null;
}
