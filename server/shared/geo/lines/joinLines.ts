type Point = [x: number, y: number];

/**
 * Joins lines whose ends meet, the longest possible first, so that a street in pieces is drawn and named as a whole.
 * Ends meet within `tolerance`, in the unit of the points. The time grows with the number of lines, not with its square.
 */
export function joinLines(lines: readonly (readonly Point[])[], tolerance: number): Point[][] {
  const pieces = lines.filter((line) => line.length > 1);
  const ends = new Ends(pieces, tolerance);
  return pieces.flatMap((piece, at) => {
    if (!ends.take(at)) return [];
    let line = [...piece];
    for (let next = ends.nearest(line); next; next = ends.nearest(line)) {
      ends.take(next.at);
      line = append(line, pieces[next.at] ?? [], next.way);
    }
    return [line];
  });
}

/** Which end of a line meets which end of the next piece. */
type Way = 'end-first' | 'end-last' | 'start-last' | 'start-first';

interface Joint {
  at: number;
  way: Way;
  gap: number;
}

/** The ends of pieces that are not taken yet, by squares as wide as ends may be apart. */
class Ends {
  private readonly squares = new Map<string, number[]>();
  private readonly taken = new Set<number>();
  private readonly side: number;

  constructor(
    private readonly pieces: readonly (readonly Point[])[],
    private readonly tolerance: number,
  ) {
    this.side = Math.max(tolerance, 1e-9);
    pieces.forEach((piece, at) => {
      for (const end of [piece[0], piece.at(-1)] as [Point, Point]) {
        const key = this.squareOf(end).join(' ');
        const known = this.squares.get(key);
        if (known) known.push(at);
        else this.squares.set(key, [at]);
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
  nearest(line: readonly Point[]): Joint | null {
    const [start, end] = [line[0], line.at(-1)] as [Point, Point];
    const near = [...new Set([...this.around(start), ...this.around(end)])].sort((one, other) => one - other);
    let best: Joint | null = null;
    for (const at of near) {
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
    for (let x = column - 1; x <= column + 1; x++) {
      for (let y = row - 1; y <= row + 1; y++) found.push(...(this.squares.get(`${x} ${y}`) ?? []));
    }
    return found.filter((at) => !this.taken.has(at));
  }

  private squareOf([x, y]: Point): [column: number, row: number] {
    return [Math.floor(x / this.side), Math.floor(y / this.side)];
  }
}

function append(line: readonly Point[], piece: readonly Point[], way: Way): Point[] {
  switch (way) {
    case 'end-first':
      return [...line, ...piece];
    case 'end-last':
      return [...line, ...piece.toReversed()];
    case 'start-last':
      return [...piece, ...line];
    case 'start-first':
      return [...piece.toReversed(), ...line];
  }
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}
