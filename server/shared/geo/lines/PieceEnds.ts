export type Point = [x: number, y: number];

/** Which end of a line meets which end of a piece. */
export type Way = 'end-first' | 'end-last' | 'start-last' | 'start-first';

export interface Joint {
  at: number;
  way: Way;
}

/**
 * The most pieces that are compared at an end. Ends at exactly the same point are found without comparing, so that real
 * streets and roads stay below it; it bounds the work on files with very many ends in one place.
 */
const mostCompared = 64;

/** Pieces with an end in one place, in their order, without those that are taken. */
class Group {
  private head = 0;

  constructor(private readonly pieces: number[]) {}

  add(at: number): void {
    this.pieces.push(at);
  }

  /** Returns up to `limit` pieces that are not taken. Each taken piece is passed once over all calls. */
  first(limit: number, taken: ReadonlySet<number>): number[] {
    const found: number[] = [];
    let next = this.head;
    for (; next < this.pieces.length && found.length < limit; next++) {
      const at = this.pieces[next];
      if (at !== undefined && !taken.has(at)) found.push(at);
    }
    this.head = next - found.length;
    found.forEach((at, index) => (this.pieces[this.head + index] = at));
    return found;
  }
}

/** The ends of pieces that are not taken yet, by points, and by squares as wide as ends may be apart. */
export class PieceEnds {
  private readonly points = new Map<string, Group>();
  private readonly squares = new Map<string, Group>();
  private readonly taken = new Set<number>();
  private readonly side: number;

  constructor(
    private readonly pieces: readonly (readonly Point[])[],
    private readonly tolerance: number,
  ) {
    this.side = Math.max(tolerance, 1e-9);
    pieces.forEach((piece, at) => {
      for (const end of [piece[0], piece.at(-1)] as [Point, Point]) {
        addTo(this.points, end.join(' '), at);
        addTo(this.squares, this.squareOf(end).join(' '), at);
      }
    });
  }

  /** Returns false for a piece that a line has already. */
  take(at: number): boolean {
    if (this.taken.has(at)) return false;
    this.taken.add(at);
    return true;
  }

  /** Returns the piece that is nearest to one of the ends, of equal ones the first; null if none is near enough. */
  nearest(start: Point, end: Point): Joint | null {
    const touching = [start, end].flatMap((point) => this.points.get(point.join(' '))?.first(1, this.taken) ?? []);
    const compared = touching.length > 0 ? touching : [...this.around(start), ...this.around(end)];
    const inOrder = [...new Set(compared)].sort((one, other) => one - other);
    let best: (Joint & { gap: number }) | null = null;
    for (const at of inOrder) {
      const [first, last] = [this.pieces[at]?.[0], this.pieces[at]?.at(-1)] as [Point, Point];
      const gaps: [Way, number][] = [
        ['end-first', distance(end, first)],
        ['end-last', distance(end, last)],
        ['start-last', distance(start, last)],
        ['start-first', distance(start, first)],
      ];
      for (const [way, gap] of gaps) {
        if (gap <= this.tolerance && gap < (best?.gap ?? Infinity)) best = { at, way, gap };
      }
    }
    return best;
  }

  private around(point: Point): number[] {
    const [column, row] = this.squareOf(point);
    const found: number[] = [];
    for (const x of [column, column - 1, column + 1]) {
      for (const y of [row, row - 1, row + 1]) {
        found.push(...(this.squares.get(`${x} ${y}`)?.first(mostCompared - found.length, this.taken) ?? []));
      }
    }
    return found;
  }

  private squareOf([x, y]: Point): [column: number, row: number] {
    return [Math.floor(x / this.side), Math.floor(y / this.side)];
  }
}

function addTo(groups: Map<string, Group>, key: string, at: number): void {
  const known = groups.get(key);
  if (known) known.add(at);
  else groups.set(key, new Group([at]));
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}
