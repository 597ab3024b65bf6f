/** Input fields that tell where somebody is, or what part of the map somebody looks at. */
const places: ReadonlySet<string> = new Set(['near', 'box']);

export function isPlace(name: string): boolean {
  return places.has(name);
}

/** Whether there is a place anywhere in the variables of an operation. */
export function tellsWhere(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.some(tellsWhere);
  return Object.entries(value).some(([name, each]) => (isPlace(name) && each != null) || tellsWhere(each));
}
