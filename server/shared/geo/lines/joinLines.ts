import { PieceEnds, type Point, type Way } from './PieceEnds';

type Line = readonly Point[];

/**
 * Joins lines whose ends meet, the longest possible first, so that a street in pieces is drawn and named as a whole.
 * Ends meet within `tolerance`, in the unit of the points. The time grows with the number of lines, not with its square,
 * wherever they meet.
 */
export function joinLines(lines: readonly Line[], tolerance: number): Point[][] {
  const pieces = lines.filter((line) => line.length > 1);
  const ends = new PieceEnds(pieces, tolerance);
  return pieces.flatMap((piece, at) => {
    if (!ends.take(at)) return [];
    const chain = new Chain(piece);
    for (let next = ends.nearest(chain.start, chain.end); next; next = ends.nearest(chain.start, chain.end)) {
      ends.take(next.at);
      chain.append(pieces[next.at] ?? [], next.way);
    }
    return [chain.line];
  });
}

/** Pieces of one line, whose points are copied once, at the end. */
class Chain {
  private readonly before: Line[] = [];
  private readonly after: Line[] = [];
  start: Point;
  end: Point;

  constructor(private readonly middle: Line) {
    [this.start, this.end] = [middle[0], middle.at(-1)] as [Point, Point];
  }

  append(piece: Line, way: Way): void {
    const isTurned = way === 'end-last' || way === 'start-first';
    const line = isTurned ? piece.toReversed() : piece;
    if (way === 'end-first' || way === 'end-last') {
      this.after.push(line);
      this.end = line.at(-1) ?? this.end;
    } else {
      this.before.push(line);
      this.start = line[0] ?? this.start;
    }
  }

  get line(): Point[] {
    return [...this.before.toReversed(), this.middle, ...this.after].flat();
  }
}
