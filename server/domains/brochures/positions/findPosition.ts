import type { Brochure } from '../Brochure';
import type { BrochureChanges } from '../writing/BrochureChanges';
import { positionInUrl } from './positionInUrl';

type Placed = Pick<Brochure, 'latitude' | 'longitude' | 'positionSource'>;
const nowhere: Placed = { latitude: null, longitude: null, positionSource: null };

/**
 * Where the ad stands after a change (docs/rules/positions-and-areas.md#position-of-an-ad): a pin set by hand, then
 * coordinates inside locationUrl. A place that was found by the address goes when the address does; a pin stays until
 * it is moved.
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
