/** kilometres an hour */
const pace = 4.8;
/** streets are longer than the line between their ends */
const detour = 1.3;
const furthestMinutes = 45;

/** The time on foot for a distance as the crow flies: 0.4 → "about 7 min on foot". Null if it is too far to walk. */
export function formatWalk(kilometres: number): string | null {
  const minutes = Math.max(1, Math.round(((kilometres * detour) / pace) * 60));
  return minutes > furthestMinutes ? null : `about ${String(minutes)} min on foot`;
}
