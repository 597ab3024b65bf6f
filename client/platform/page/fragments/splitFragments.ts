import { htmlOf, type Fragment, type MarkupPiece } from '../../../../shared/page-fragments/MarkupPiece';

/** Names that no other element has; React escapes them in texts and attributes. */
export const knownElement = 'known-fragment';
export const newElement = 'new-fragment';

const marks = new RegExp(`<(${knownElement}|${newElement}) n="(\\d+)">(?:</${knownElement}>)?|</${newElement}>`, 'g');

interface Found {
  /** the fragment that stands here */
  known: (n: number) => Fragment;
  /** the fragment that was rendered here, from its markup */
  rendered: (n: number, html: string) => Fragment;
}

/** Splits the markup of a page at the elements of its fragments, which are left out themselves. */
export function splitFragments(markup: string, { known, rendered }: Found): MarkupPiece[] {
  const page: MarkupPiece[] = [];
  const open: { n: number; pieces: MarkupPiece[] }[] = [];
  const add = (piece: MarkupPiece) => (open.at(-1)?.pieces ?? page).push(piece);
  let from = 0;
  for (const { 0: mark, 1: name, 2: number, index } of markup.matchAll(marks)) {
    if (index > from) add(markup.slice(from, index));
    from = index + mark.length;
    if (name === knownElement) add(known(Number(number)));
    else if (name === newElement) open.push({ n: Number(number), pieces: [] });
    else {
      const ended = open.pop();
      if (ended) add(rendered(ended.n, ended.pieces.map(htmlOf).join('')));
    }
  }
  if (from < markup.length) add(markup.slice(from));
  return page;
}
