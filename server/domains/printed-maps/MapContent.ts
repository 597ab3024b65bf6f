import type { RoadClass } from '../../../shared/map-style/roadClasses';
import type { MapGeometry, Position } from '../../shared/geo/MapGeometry';
import type { CategoryIcon } from '../categories/CategoryIcon';
import type { FacilityType } from '../../../shared/map-style/facilities';
import type { CountryContent } from '../map-areas/base-map/outline/countryAround';
import type { BaseMapKind } from '../map-areas/base-map/BaseMapKind';
import type { MapGrid } from '../../../shared/map-grid/squareOf';
import type { PrintDesign } from './layouts/PrintSettings';

/** An ad on the printed map. */
export interface MapAd {
  number: number;
  title: string;
  /** its square, for example D7 */
  square: string;
  phone: string | null;
  isCoupon: boolean;
  /** name of its top category, and the place of that among the categories */
  category: string;
  categoryOrder: number;
  /** of the top category; null without one */
  categoryIcon: CategoryIcon | null;
  latitude: number;
  longitude: number;
}

export interface MapFeature {
  kind: BaseMapKind;
  name: string;
  rank: number;
  roadClass: RoadClass | null;
  /** what a facility is; null for all else */
  facility: FacilityType | null;
  /** of a numbered road, such as "M1" */
  routeNumber?: string;
  geometry: MapGeometry;
}

export interface IndexedStreet {
  name: string;
  squares: string[];
}

/** The sponsor's picture. */
export interface MapPicture {
  /** data URL */
  href: string;
  /** in pixels */
  width: number;
  height: number;
  alternativeText: string;
}

/** Everything on a printed map. */
export interface MapContent {
  name: string;
  grid: MapGrid;
  design: PrintDesign;
  sponsorPicture: MapPicture | null;
  /** the layout has a picture that is no longer stored */
  isPictureGone: boolean;
  /** rings of the country's coarse outline around the map */
  outline: Position[][];
  /** of an area of some hundred kilometres */
  country?: CountryContent;
  features: MapFeature[];
  ads: MapAd[];
  /** chosen ads that are not public, or not in the frame */
  absentAds: number;
  streets: IndexedStreet[];
  attributions: string[];
  /** address of the online map, for the QR code */
  url: string;
}
