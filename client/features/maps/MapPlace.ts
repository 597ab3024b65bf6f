import type { Position } from '../../platform/geolocation/currentPosition';
import type { MapBox } from './MapBox';

/** The part of a map address beside the filters. */
export interface MapPlace {
  /** the searched area; null: all ads */
  box: MapBox | null;
  /** position to open at, such as a street or an ad; `label` is its name */
  at: Position | null;
  label: string | null;
}
