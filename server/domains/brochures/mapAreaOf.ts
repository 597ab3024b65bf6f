import type { RequestContext } from '../../platform/context/RequestContext';
import type { MapArea } from '../map-areas/MapArea';
import { mapAreaLoader } from '../map-areas/mapAreaLoader';
import type { Brochure } from './Brochure';

/** The printed map that an ad stands on: at once where it was read along with the ad. */
export function mapAreaOf(
  context: RequestContext,
  { mapArea, mapAreaId }: Brochure,
): MapArea | null | Promise<MapArea | null> {
  if (mapAreaId === null) return null;
  return mapArea === undefined ? context.loader(mapAreaLoader).load(mapAreaId) : mapArea;
}
