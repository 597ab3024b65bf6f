import type { MapCredit } from '../attribution/MapCredit';

/** What lies under the ads: our own vector tiles, or those of the operator's choice (TileJSON 3). */
export interface BaseMapSource {
  url: string;
  kind: 'vector' | 'raster';
  attribution: string;
  /** whose notice stands where; none: the attribution holds everywhere */
  credits: MapCredit[];
  maxZoom: number;
}
