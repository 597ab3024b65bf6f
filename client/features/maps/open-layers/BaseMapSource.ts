/** What lies under the ads: our own vector tiles, or those of the operator's choice (TileJSON 3). */
export interface BaseMapSource {
  url: string;
  kind: 'vector' | 'raster';
  attribution: string;
  maxZoom: number;
}
