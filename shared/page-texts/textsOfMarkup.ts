import { oncePerFragment, type MarkupPiece } from '../page-fragments/MarkupPiece';
import { elementsWithTexts, longTexts } from './pageTexts';

const mainBegins = /<main\b/;
const mainEnds = '</main>';
const withoutScript = /<noscript>.*?<\/noscript>/gs;
const element = new RegExp(`<(${elementsWithTexts.join('|')})\\b([^>]*)>(?:([^<]+)</\\1>)?`, 'g');
const src = / src="([^"]*)"/;
const alt = / alt="([^"]*)"/;
const entities: Record<string, string | undefined> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * The texts of a page's content, from markup that React has written, as `client/app/textsOfPage.ts` finds them in the
 * page: of elements that contain a text only, and address and text of each picture.
 */
export function textsOfMarkup(body: string): string[] {
  return textsOfPieces([body]);
}

/** The same for a page in pieces. Its content begins and ends in pieces of its own. */
export function textsOfPieces(pieces: readonly MarkupPiece[]): string[] {
  const from = pieces.findIndex((piece) => typeof piece === 'string' && mainBegins.test(piece));
  const to = pieces.findLastIndex((piece) => typeof piece === 'string' && piece.includes(mainEnds));
  if (from < 0 || to < from) return [];
  return pieces.slice(from, to + 1).flatMap((piece, index) => {
    if (typeof piece !== 'string') return textsOfElements(piece);
    const end = from + index === to ? piece.lastIndexOf(mainEnds) : piece.length;
    return textsOfElements(piece.slice(index === 0 ? piece.search(mainBegins) : 0, end));
  });
}

const textsOfElements = oncePerFragment((markup) => {
  const content = markup.replaceAll(withoutScript, '').replaceAll(/\r\n?/g, '\n');
  return [...content.matchAll(element)].flatMap(([, name, attributes = '', text]) =>
    longTexts(
      name === 'img' ? [unescape(src.exec(attributes)?.[1]), unescape(alt.exec(attributes)?.[1])] : [unescape(text)],
    ),
  );
});

function unescape(text: string | undefined): string | undefined {
  return text?.includes('&') === true
    ? text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    : text;
}
