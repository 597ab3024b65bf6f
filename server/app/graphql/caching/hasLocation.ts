/** Input fields with the location of a visitor or the visible part of the map. */
const locationFields: ReadonlySet<string> = new Set(['near', 'box']);

export function isLocationField(name: string): boolean {
  return locationFields.has(name);
}

/** True if the variables of an operation contain a location at any depth. */
export function hasLocation(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.some(hasLocation);
  return Object.entries(value).some(
    ([name, each]) => (isLocationField(name) && each != null && !isEverywhere(each)) || hasLocation(each),
  );
}

/** In degrees. The mainland is 42 wide and 35 high. */
const widest = { width: 60, height: 40 };

/** The initial box of the map contains the whole country and is the same for everyone. */
function isEverywhere(place: unknown): boolean {
  const { west, south, east, north } = place as Record<string, unknown>;
  return spans(west, east, widest.width) && spans(south, north, widest.height);
}

function spans(from: unknown, to: unknown, degrees: number): boolean {
  return typeof from === 'number' && typeof to === 'number' && to - from >= degrees;
}
