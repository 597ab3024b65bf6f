import type { GeoBox } from '../GeoBox';
import type { Position } from '../MapGeometry';

/** Returns the pieces of a line inside a box, cut at its edges (Liang and Barsky, for each segment). */
export function clipLine(line: readonly Position[], box: GeoBox): Position[][] {
  const pieces: Position[][] = [];
  let piece: Position[] = [];
  for (let at = 1; at < line.length; at++) {
    const from = line[at - 1] as Position;
    const to = line[at] as Position;
    const span = clipSegment(from, to, box);
    if (!span) continue;
    const [start, end] = span;
    if (start > 0 || piece.length === 0) {
      if (piece.length > 1) pieces.push(piece);
      piece = [along(from, to, start)];
    }
    piece.push(along(from, to, end));
    if (end < 1) {
      pieces.push(piece);
      piece = [];
    }
  }
  if (piece.length > 1) pieces.push(piece);
  return pieces;
}

/** Returns start and end of the part of a segment that is inside, from 0 to 1; null if no part is. */
function clipSegment(
  [x1 = 0, y1 = 0]: Position,
  [x2 = 0, y2 = 0]: Position,
  { west, south, east, north }: GeoBox,
): [start: number, end: number] | null {
  let start = 0;
  let end = 1;
  const edges: [delta: number, room: number][] = [
    [x1 - x2, x1 - west],
    [x2 - x1, east - x1],
    [y1 - y2, y1 - south],
    [y2 - y1, north - y1],
  ];
  for (const [delta, room] of edges) {
    if (delta === 0 && room < 0) return null;
    if (delta < 0) start = Math.max(start, room / delta);
    if (delta > 0) end = Math.min(end, room / delta);
  }
  return start < end ? [start, end] : null;
}

function along([x1 = 0, y1 = 0]: Position, [x2 = 0, y2 = 0]: Position, share: number): Position {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}
