/** Filters whose ads change with the clock, which a kept list cannot follow. */
const ofTime = ['openNow', 'usableNow', 'endsWithinDays'];

export function dependsOnTime(filter: Record<string, unknown>): boolean {
  return ofTime.some((name) => filter[name] != null);
}

/** Whether two filters have the same ads, wherever the map is. */
export function isSameFilter(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return textOf(one) === textOf(other);
}

export function isSameOrder(one: unknown, other: unknown): boolean {
  return orderOf(one) === orderOf(other);
}

/** Nearest first. */
export function isByDistance(orderBy: unknown): boolean {
  return orderOf(orderBy) === 'DISTANCE ASC';
}

function orderOf(orderBy: unknown): string {
  if (!Array.isArray(orderBy)) return '';
  const steps = orderBy as { field?: string; direction?: string }[];
  return steps.map(({ field, direction }) => `${field ?? ''} ${direction ?? 'ASC'}`).join();
}

function textOf(filter: Record<string, unknown>): string {
  const entries = Object.entries(filter).filter(([name, value]) => value != null && isFilter(name, value));
  return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Where the map is and what the visitor is near to changes no ad, but a greatest distance does. */
function isFilter(name: string, value: unknown): boolean {
  if (name === 'near') return (value as { withinKm?: unknown }).withinKm != null;
  return name !== 'box';
}
