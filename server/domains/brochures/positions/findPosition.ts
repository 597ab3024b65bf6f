import type { Brochure } from '../Brochure';
import type { BrochureChanges } from '../writing/values/BrochureChanges';

interface Position {
  latitude: number;
  longitude: number;
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** In the order of reliability: the marked place, a query, the centre of the shown map. */
const forms = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(
    `[?&](?:q|query|ll|sll|destination|daddr|center|cp|mlat)=(?:loc:)?${number}(?:,|~|%2C|%7E|&mlon=)\\+?${number}`,
    'i',
  ),
  new RegExp(`[@/]${number},${number}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${number}/${number}`),
  new RegExp(`geo:${number},${number}`),
];

/** Returns the coordinates in Australia in a map link (Google, Apple, Bing, OpenStreetMap); null without any. */
export function positionInUrl(url: string): Position | null {
  for (const form of forms) {
    const [, latitude, longitude] = form.exec(url) ?? [];
    const position = { latitude: Number(latitude), longitude: Number(longitude) };
    if (isInAustralia(position)) return position;
  }
  return null;
}

function isInAustralia({ latitude, longitude }: Position): boolean {
  return latitude >= -55 && latitude <= -9 && longitude >= 96 && longitude <= 168.5;
}

type Placed = Pick<Brochure, 'latitude' | 'longitude' | 'positionSource'>;
const nowhere: Placed = { latitude: null, longitude: null, positionSource: null };

/**
 * Returns an ad's position after a change (docs/rules/positions-and-areas.md#position-of-an-ad): a manual pin, or else
 * the coordinates in locationUrl. A change of the address clears a position derived from it; a pin stays until it is
 * moved.
 */
export function findPosition(before: Placed & Pick<Brochure, 'locationUrl'>, changes: BrochureChanges): Placed {
  const { latitude = before.latitude, longitude = before.longitude } = changes;
  const pinIsSet = changes.latitude !== undefined || changes.longitude !== undefined;
  if (pinIsSet && latitude !== null && longitude !== null) return { latitude, longitude, positionSource: 'EXACT' };
  const { locationUrl = before.locationUrl } = changes;
  const linked = locationUrl === null ? null : positionInUrl(locationUrl);
  if (linked && (pinIsSet || changes.locationUrl !== undefined || before.positionSource === null)) {
    return { ...linked, positionSource: 'EXACT' };
  }
  const addressMoved = (['addressLine1', 'postcode', 'city', 'state'] as const).some((part) => part in changes);
  const isStale = addressMoved && before.positionSource !== 'EXACT';
  if (pinIsSet || isStale) return nowhere;
  return { latitude: before.latitude, longitude: before.longitude, positionSource: before.positionSource };
}
