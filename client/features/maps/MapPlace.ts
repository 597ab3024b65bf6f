import type { Position } from '../../platform/geolocation/currentPosition';
import type { MapBox } from './MapBox';

/** What an address of the map says beside the filters. */
export interface MapPlace {
  /** the area that was searched; null: wherever there are ads */
  box: MapBox | null;
  /** a place to open at, with what it is called: a street of the index, an ad */
  at: Position | null;
  label: string | null;
}
