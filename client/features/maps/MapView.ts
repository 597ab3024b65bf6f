import type { MapBox } from './MapBox';

/** The visible area and zoom of the map. */
export interface MapView {
  box: MapBox;
  /** at 0 the world is 256 pixels wide; each step doubles it */
  zoom: number;
}
