/** A bounding box in degrees. */
export interface MapBox {
  west: number;
  south: number;
  east: number;
  north: number;
}
