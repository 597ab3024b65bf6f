import type { MapBox } from '../../../../features/maps/MapBox';
import type { OfflineAreaData } from '../../../../shared/keptMapAreas';

interface Placed {
  address?: { city?: string | null } | null;
}

/** The suburb that most ads of the part are in; without ads its middle in degrees. */
export function nameOfArea({ edges }: Pick<OfflineAreaData, 'edges'>, { west, south, east, north }: MapBox): string {
  const counts = new Map<string, number>();
  for (const { node } of edges.ChosenOffers) {
    const city = (node as Placed).address?.city?.trim() ?? '';
    if (city !== '') counts.set(city, (counts.get(city) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? `${(-(south + north) / 2).toFixed(2)}° S, ${((west + east) / 2).toFixed(2)}° E`;
}
