import { parseMarkup } from '../../../platform/trusted-types/parseMarkup';

interface AttributionPart {
  text: string;
  href?: string;
}

/** Splits a TileJSON attribution into text and web links. Drops all other HTML. */
export function attributionParts(html: string): AttributionPart[] {
  return [...parseMarkup(html).childNodes].flatMap((node) => {
    const text = (node.textContent ?? '').replace(/\s+/g, ' ');
    if (text === '') return [];
    const href = node instanceof HTMLAnchorElement ? node.href : '';
    return /^https?:\/\//i.test(href) ? [{ text, href }] : [{ text }];
  });
}
