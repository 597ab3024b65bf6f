import type { FacilityType } from '../../../../../shared/map-style/facilities';
import type { MapCredit } from '../../attribution/MapCredit';

/** The base map: our own vector tiles, or those of the operator's choice (TileJSON 3). */
export interface BaseMapSource {
  url: string;
  kind: 'vector' | 'raster';
  attribution: string;
  /** attributions with their areas; empty: `attribution` applies everywhere */
  credits: MapCredit[];
  /** whose symbols the map has near */
  facilities: FacilityType[];
  maxZoom: number;
}
