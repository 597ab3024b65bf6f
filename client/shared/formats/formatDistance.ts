/** Below this, kilometres would round to less than one. */
const leastKilometres = 0.995;
/** No position is more accurate than this. */
const stepMetres = 10;

/**
 * Kilometres as text: 0.043 → "40 m", 1.24 → "1.2 km", 42.6 → "43 km". "≈" marks a position that is only a suburb's.
 */
export function formatDistance(kilometres: number, approximate = false): string {
  return `${approximate ? '≈ ' : ''}${kilometres < leastKilometres ? metres(kilometres) : `${rounded(kilometres)} km`}`;
}

function metres(kilometres: number): string {
  return `${String(Math.max(1, Math.round((kilometres * 1000) / stepMetres)) * stepMetres)} m`;
}

function rounded(kilometres: number): string {
  return kilometres.toFixed(kilometres < 9.95 ? 1 : 0);
}
