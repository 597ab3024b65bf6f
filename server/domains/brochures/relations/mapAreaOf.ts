import type { RequestContext } from '../../../platform/context/RequestContext';
import type { MapArea } from '../../map-areas/MapArea';
import { mapAreaLoader } from '../../map-areas/mapAreaLoader';
import type { Brochure } from '../Brochure';

/** Returns the printed map of an ad, without a query if the ad's query has read it. */
export function mapAreaOf(
  context: RequestContext,
  { mapArea, mapAreaId }: Brochure,
): MapArea | null | Promise<MapArea | null> {
  if (mapAreaId === null) return null;
  return mapArea === undefined ? context.loader(mapAreaLoader).load(mapAreaId) : mapArea;
}
