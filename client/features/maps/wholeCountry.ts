import type { MapBox } from './MapBox';

/** Every place that an ad may have, islands included. */
export const wholeCountry: MapBox = { west: 96, south: -55, east: 168.5, north: -9 };

/** The mainland and Tasmania: what a map without any ads shows. */
export const mainland: MapBox = { west: 112.5, south: -44, east: 154.5, north: -9.5 };
