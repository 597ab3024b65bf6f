import sanitizeHtml from 'sanitize-html';
import { cleanText } from './cleanText';

/**
 * Reduces a description to the permitted markup (docs/rules/ads-and-types.md#description-markup): paragraphs, small
 * headings, lists, emphasis, links. Text without any tag stays unchanged.
 */
export function cleanMarkup(text: string): string {
  const clean = cleanText(text);
  if (!hasTag(clean)) return clean;
  const left = sanitizeHtml(clean, allowed).trim();
  // only text is left, so ampersands are restored; "<" stays escaped
  return hasTag(left) ? left : left.replaceAll('&amp;', '&');
}

function hasTag(text: string): boolean {
  return /<[a-z/!?]/i.test(text);
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  // Links in ads are paid, so search engines must not follow them; `noopener` protects our page.
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener ugc' }) },
};
