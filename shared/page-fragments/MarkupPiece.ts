/** Markup that many pages share, kept in memory. The same object each time. */
export interface Fragment {
  readonly html: string;
}

/** A part of a page's markup: its own, or a fragment. */
export type MarkupPiece = string | Fragment;

export function htmlOf(piece: MarkupPiece): string {
  return typeof piece === 'string' ? piece : piece.html;
}

/** Reads something from pieces of markup; from each fragment once. */
export function oncePerFragment<Read>(read: (html: string) => Read): (piece: MarkupPiece) => Read {
  const known = new WeakMap<Fragment, Read>();
  return (piece) => {
    if (typeof piece === 'string') return read(piece);
    const before = known.get(piece);
    if (before !== undefined) return before;
    const found = read(piece.html);
    known.set(piece, found);
    return found;
  };
}
