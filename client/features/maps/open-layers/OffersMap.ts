import type { Position, VisitorPosition } from '../../../platform/geolocation/currentPosition';
import type { FacilityType } from '../../../../shared/map-style/facilities';
import type { MapBox } from '../MapBox';
import type { MapCredit } from '../attribution/MapCredit';
import type { MapView } from '../MapView';
import type { MapMarker } from '../MapMarker';
import type { MapLabel } from '../labels/MapLabel';
import type { PlacedLabel } from '../labels/settleLabels';

/** Interface of the map to the rest of the page. */
export interface OffersMap {
  /** Shows marks, and the ads that may be named, in the order of the list. */
  showMarkers(markers: readonly MapMarker[], labels: readonly MapLabel[]): void;
  /** Moves with the map; for the names that `onLabels` tells. */
  readonly labels: HTMLElement;
  /** Highlights the marker of this ad, or of this door with too many ads to name. */
  choose(databaseId: number | null, door: MapBox | null): void;
  /** Draws a ring with the radius of the position's accuracy. */
  showVisitor(position: VisitorPosition | null): void;
  showNamedPlace(place: { at: Position; label: string } | null): void;
  /** Moves without animation. `close`: fits the box without a margin, for a box that was a map view. */
  fit(box: MapBox, options?: { close?: boolean }): void;
  goTo(position: Position, zoom: number): void;
  /** Zooms in with an animation. */
  zoomInto(box: MapBox): void;
  /** Moves just enough to keep the position clear of the panels at the map's edges. */
  keepInSight(position: Position, covered: { right?: number; bottom?: number }): void;
  zoomBy(steps: number): void;
  close(): void;
}

export interface OffersMapOptions {
  target: HTMLElement;
  /** called after every movement, by the user or the program */
  onView: (view: MapView) => void;
  /** called after `fit`, `goTo` or `keepInSight` with the new view */
  onAim: (view: MapView) => void;
  /** called on a click: the marker, or null beside all markers */
  onPick: (marker: MapMarker | null) => void;
  /** called when the mouse comes over a marker, and with null when it has left */
  onPoint: (marker: MapMarker | null) => void;
  /** called when the names on the map change */
  onLabels: (labels: readonly PlacedLabel[]) => void;
  /** called with the base map's attribution as HTML */
  onAttribution: (html: string) => void;
  /** called with the attributions of the parts of the base map */
  onCredits: (credits: MapCredit[]) => void;
  /** called with the facilities that the base map has */
  onFacilities: (facilities: FacilityType[]) => void;
}
