/** Describes the base map and the addresses of its tiles (TileJSON). */
export const tilesAddress = '/base-map/tiles.json';
