import { elementsWithTexts, longTexts } from './pageTexts';

const main = /<main\b.*<\/main>/s;
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
  const content = (main.exec(body)?.[0] ?? '').replaceAll(withoutScript, '').replaceAll(/\r\n?/g, '\n');
  return [...content.matchAll(element)].flatMap(([, name, attributes = '', text]) =>
    longTexts(
      name === 'img' ? [unescape(src.exec(attributes)?.[1]), unescape(alt.exec(attributes)?.[1])] : [unescape(text)],
    ),
  );
}

function unescape(text: string | undefined): string | undefined {
  return text?.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
