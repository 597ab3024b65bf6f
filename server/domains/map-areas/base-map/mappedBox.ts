import type { GeoBox } from '../../../shared/geo/GeoBox';

/** degrees, some 30 km: further than anyone looks out to sea */
const openSea = 0.3;

/** degrees, some 200 m: land reaches beyond the box, so that the edge of the water below it is not seen as a line */
const overlap = 0.002;

/** Returns the box of the area and of the land around it that the source has, a little less than the latter. */
export function chartedBox(area: GeoBox, land: GeoBox): GeoBox {
  return {
    west: Math.min(land.west + overlap, area.west),
    south: Math.min(land.south + overlap, area.south),
    east: Math.max(land.east - overlap, area.east),
    north: Math.max(land.north - overlap, area.north),
  };
}

/**
 * Returns the box in which the coast is known. Where land ends before the area does, it adds open water beyond the area's
 * edge.
 */
export function mappedBox(area: GeoBox, land: GeoBox): GeoBox {
  const charted = chartedBox(area, land);
  return {
    west: land.west > area.west ? area.west - openSea : charted.west,
    south: land.south > area.south ? area.south - openSea : charted.south,
    east: land.east < area.east ? area.east + openSea : charted.east,
    north: land.north < area.north ? area.north + openSea : charted.north,
  };
}
