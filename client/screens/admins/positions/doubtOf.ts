import type { DoubtfulBrochure } from './useDoubtfulPositions';

/** The reason why an ad's position is missing or doubtful. */
export function doubtOf({
  latitude,
  longitude,
  positionSource,
  mapArea,
}: Pick<DoubtfulBrochure, 'latitude' | 'longitude' | 'positionSource' | 'mapArea'>): string | null {
  if (latitude === null || longitude === null) return 'no position';
  if (positionSource === 'SUBURB') return 'only its suburb is known';
  if (mapArea === null) return null;
  const { name, west, south, east, north } = mapArea;
  const isInside = west <= longitude && longitude <= east && south <= latitude && latitude <= north;
  return isInside ? null : `outside of ${name}`;
}
