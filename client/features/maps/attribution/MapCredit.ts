import type { MapBox } from '../MapBox';

/** An attribution that every map must show while any of the box is visible. */
export interface MapCredit {
  attribution: string;
  licence: string;
  box: MapBox;
}
