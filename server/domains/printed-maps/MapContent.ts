import type { MapGeometry } from '../../shared/geo/MapGeometry';
import type { BaseMapKind } from '../map-areas/base-map/BaseMapKind';
import type { MapGrid } from '../map-areas/squareOf';

/** An ad on the printed map. */
export interface MapAd {
  number: number;
  title: string;
  /** its square, for example D7 */
  square: string;
  phone: string | null;
  isCoupon: boolean;
  latitude: number;
  longitude: number;
}

export interface MapFeature {
  kind: BaseMapKind;
  name: string;
  rank: number;
  geometry: MapGeometry;
}

export interface IndexedStreet {
  name: string;
  squares: string[];
}

/** Everything on a printed map. */
export interface MapContent {
  name: string;
  grid: MapGrid;
  features: MapFeature[];
  ads: MapAd[];
  streets: IndexedStreet[];
  attributions: string[];
  /** address of the online map, for the QR code */
  url: string;
}
