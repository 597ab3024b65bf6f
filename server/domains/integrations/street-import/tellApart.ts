import type { StreetPoint } from '../../street-index/indexStreets';

/** Streets of one name are told apart by their suburb; a name that stands alone needs none. The first of equals stays. */
export function tellApart(points: readonly StreetPoint[]): StreetPoint[] {
  const suburbs = new Map<string, Set<string>>();
  for (const { streetName, locality } of points) {
    suburbs.set(streetName, (suburbs.get(streetName) ?? new Set()).add(locality));
  }
  const rows = new Map<string, StreetPoint>();
  for (const point of points) {
    const locality = (suburbs.get(point.streetName)?.size ?? 0) > 1 ? point.locality : '';
    const key = `${point.streetName}\n${locality}`;
    if (!rows.has(key)) rows.set(key, { ...point, locality });
  }
  return [...rows.values()];
}
