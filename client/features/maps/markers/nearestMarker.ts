interface PlacedMarker {
  /** pixels of the window */
  x: number;
  y: number;
  /** of what is drawn there */
  radius: number;
}

/** a fingertip is less exact than what it wants to hit */
const tolerance = 8;

/** The marker that was meant by a press; the one whose middle is nearest among those that were hit. */
export function nearestMarker<T extends PlacedMarker>(markers: readonly T[], x: number, y: number): T | null {
  let nearest: T | null = null;
  let least = Infinity;
  for (const marker of markers) {
    const distance = Math.hypot(marker.x - x, marker.y - y);
    if (distance > marker.radius + tolerance || distance >= least) continue;
    nearest = marker;
    least = distance;
  }
  return nearest;
}
