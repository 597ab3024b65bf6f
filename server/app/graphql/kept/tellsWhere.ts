/** Input fields that tell where somebody is, or what part of the map somebody looks at. */
const places: ReadonlySet<string> = new Set(['near', 'box']);

export function isPlace(name: string): boolean {
  return places.has(name);
}

/** Whether there is a place anywhere in the variables of an operation. */
export function tellsWhere(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.some(tellsWhere);
  return Object.entries(value).some(
    ([name, each]) => (isPlace(name) && each != null && !isEverywhere(each)) || tellsWhere(each),
  );
}

/** Degrees; the mainland is 42 wide and 35 high. */
const widest = { width: 60, height: 40 };

/** A box with all of the country in it, as the map begins: everybody asks for it. */
function isEverywhere(place: unknown): boolean {
  const { west, south, east, north } = place as Record<string, unknown>;
  return spans(west, east, widest.width) && spans(south, north, widest.height);
}

function spans(from: unknown, to: unknown, degrees: number): boolean {
  return typeof from === 'number' && typeof to === 'number' && to - from >= degrees;
}
