interface PlacedMark {
  /** pixels of the window */
  x: number;
  y: number;
  /** of what is drawn there */
  radius: number;
}

/** a fingertip is less exact than what it wants to hit */
const tolerance = 8;

/** The mark that was meant by a press; the one whose middle is nearest among those that were hit. */
export function nearestMark<T extends PlacedMark>(marks: readonly T[], x: number, y: number): T | null {
  let nearest: T | null = null;
  let least = Infinity;
  for (const mark of marks) {
    const distance = Math.hypot(mark.x - x, mark.y - y);
    if (distance > mark.radius + tolerance || distance >= least) continue;
    nearest = mark;
    least = distance;
  }
  return nearest;
}
