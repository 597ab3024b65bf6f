import type { GeoBox } from '../../../shared/geo/GeoBox';

/** degrees, some 30 km: further than anyone looks out to sea */
const openSea = 0.3;

/**
 * Returns the box in which the coast is known: it reaches as far as the land of the source. Where land ends before the
 * area does, it adds open water beyond the area's edge.
 */
export function mappedBox(area: GeoBox, land: GeoBox): GeoBox {
  return {
    west: land.west > area.west ? area.west - openSea : land.west,
    south: land.south > area.south ? area.south - openSea : land.south,
    east: land.east < area.east ? area.east + openSea : land.east,
    north: land.north < area.north ? area.north + openSea : land.north,
  };
}
