import type { GeoBox } from '../../../shared/geo/GeoBox';

/** degrees, some 30 km: further than anyone looks out to sea */
const openSea = 0.3;

/** degrees, some 200 m: land reaches beyond the box, so that the edge of the water below it is not seen as a line */
const overlap = 0.002;

/**
 * Returns the box in which the coast is known: it reaches nearly as far as the land of the source. Where land ends before
 * the area does, it adds open water beyond the area's edge.
 */
export function mappedBox(area: GeoBox, land: GeoBox): GeoBox {
  return {
    west: land.west > area.west ? area.west - openSea : Math.min(land.west + overlap, area.west),
    south: land.south > area.south ? area.south - openSea : Math.min(land.south + overlap, area.south),
    east: land.east < area.east ? area.east + openSea : Math.max(land.east - overlap, area.east),
    north: land.north < area.north ? area.north + openSea : Math.max(land.north - overlap, area.north),
  };
}
