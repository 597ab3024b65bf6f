import type { MapBox } from './MapBox';

/** Contains every position that an ad can have, islands included. */
export const wholeCountry: MapBox = { west: 96, south: -55, east: 168.5, north: -9 };

/** The mainland and Tasmania, the view of a map without ads. */
export const mainland: MapBox = { west: 112.5, south: -44, east: 154.5, north: -9.5 };
