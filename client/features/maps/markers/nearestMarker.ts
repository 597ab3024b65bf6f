interface PlacedMarker {
  /** CSS pixels within the map */
  x: number;
  y: number;
  /** radius of the drawn marker */
  radius: number;
}

/** CSS pixels, because a fingertip is imprecise */
const tolerance = 8;

/** The marker nearest to a click among those within reach; null if there is none. */
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
