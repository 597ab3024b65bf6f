interface Circle {
  x: number;
  y: number;
  radius: number;
}

const cell = 8;

/** The occupied space on the sheet, as circles, with a fast test whether something fits. */
export class Occupied {
  private readonly cells = new Map<string, Circle[]>();

  add(circle: Circle): void {
    for (const key of this.keysOf(circle)) this.cells.set(key, [...(this.cells.get(key) ?? []), circle]);
  }

  isFree(circle: Circle): boolean {
    const touches = (other: Circle): boolean =>
      Math.hypot(other.x - circle.x, other.y - circle.y) < other.radius + circle.radius;
    return !this.keysOf(circle).some((key) => this.cells.get(key)?.some(touches));
  }

  private keysOf({ x, y, radius }: Circle): string[] {
    const keys: string[] = [];
    for (let column = Math.floor((x - radius) / cell); column <= Math.floor((x + radius) / cell); column++) {
      for (let row = Math.floor((y - radius) / cell); row <= Math.floor((y + radius) / cell); row++) {
        keys.push(`${column} ${row}`);
      }
    }
    return keys;
  }
}
