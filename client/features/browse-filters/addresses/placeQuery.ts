import type { ChosenPlace } from '../BrowseFilters';

const numbers = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/;
const longestName = 80;

/** Parses `near=-26.4,153.1&place=Noosa Heads`: the centre of a suburb, never the visitor's position. */
export function readPlace(query: URLSearchParams): ChosenPlace | null {
  const [, lat, lon] = numbers.exec(query.get('near') ?? '')?.map(Number) ?? [];
  const name = query.get('place')?.trim().slice(0, longestName) ?? '';
  if (lat === undefined || lon === undefined || name === '' || Math.abs(lat) > 90 || Math.abs(lon) > 180) return null;
  return { name, lat, lon };
}

export function writePlace(query: URLSearchParams, { name, lat, lon }: ChosenPlace): void {
  query.set('near', `${String(Number(lat.toFixed(4)))},${String(Number(lon.toFixed(4)))}`);
  query.set('place', name);
}
