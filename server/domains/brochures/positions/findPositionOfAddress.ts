import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { blankBrochure } from '../writing/values/blankBrochure';
import { findPlace } from './findPlace';
import { findPosition } from './findPosition';
import type { GivenFields } from '../writing/input/BrochureInput';
import { readChanges } from '../writing/input/readChanges';
import { referenceNumbers } from '../referenceNumbers';
import { FoundPosition } from './FoundPosition';

interface Asked {
  address: NonNullable<GivenFields['address']>;
  mapArea?: string | null;
}

/** Returns the position that a new ad with this address would get, as a preview before saving. */
export async function findPositionOfAddress(
  context: RequestContext,
  { address, mapArea }: Asked,
): Promise<FoundPosition | null> {
  authorize(context.viewer, 'positionOfAddress');
  const blank = blankBrochure('LP_AD');
  const changes = readChanges({ address });
  const [mapAreaId = null] = mapArea == null ? [] : await referenceNumbers(context, 'mapAreas', [mapArea]);
  const linked = findPosition(blank, changes);
  const ad = Object.assign(blank, changes, { mapAreaId });
  const place = linked.positionSource === null ? await findPlace(context.database.manager, ad) : linked;
  if (place?.latitude == null || place.longitude === null || place.positionSource === null) return null;
  return new FoundPosition(place.latitude, place.longitude, place.positionSource);
}
