import type { MapBox } from '../MapBox';

/** A notice that has to stand on every map that shows any of the box. */
export interface MapCredit {
  attribution: string;
  licence: string;
  box: MapBox;
}
