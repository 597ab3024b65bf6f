interface Circle {
  x: number;
  y: number;
  radius: number;
}

interface Line {
  /** the middle of the letters */
  x: number;
  y: number;
  halfWidth: number;
  /** of its letters */
  size: number;
  radius: number;
}

/** Returns circles over a written line, a letter apart. */
export function circlesAlong({ x, y, halfWidth, size, radius }: Line): Circle[] {
  const steps = Math.max(1, Math.ceil((2 * halfWidth) / size));
  return Array.from({ length: steps + 1 }, (_, step) => {
    return { x: x - halfWidth + (2 * halfWidth * step) / steps, y, radius };
  });
}

const cell = 8;
/** more than a sheet has */
const rowsPerColumn = 10_000;

/** The occupied space on the sheet, as circles, with a fast test whether something fits. */
export class Occupied {
  private readonly cells = new Map<number, Circle[]>();

  add(circle: Circle): void {
    for (const key of this.keysOf(circle)) {
      const known = this.cells.get(key);
      if (known) known.push(circle);
      else this.cells.set(key, [circle]);
    }
  }

  isFree(circle: Circle): boolean {
    const touches = (other: Circle): boolean =>
      Math.hypot(other.x - circle.x, other.y - circle.y) < other.radius + circle.radius;
    return !this.keysOf(circle).some((key) => this.cells.get(key)?.some(touches));
  }

  private keysOf({ x, y, radius }: Circle): number[] {
    const keys: number[] = [];
    for (let column = Math.floor((x - radius) / cell); column <= Math.floor((x + radius) / cell); column++) {
      for (let row = Math.floor((y - radius) / cell); row <= Math.floor((y + radius) / cell); row++) {
        keys.push(column * rowsPerColumn + row);
      }
    }
    return keys;
  }
}
