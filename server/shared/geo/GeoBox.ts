/** A box on the map, in degrees. */
export interface GeoBox {
  west: number;
  south: number;
  east: number;
  north: number;
}
