import type { MapBox } from './MapBox';

/** What the map shows just now. */
export interface MapView {
  box: MapBox;
  /** 0: the world is 256 pixels wide; each step doubles it */
  zoom: number;
}
