import type { Position, VisitorPosition } from '../../../platform/geolocation/currentPosition';
import type { MapBox } from '../MapBox';
import type { MapCredit } from '../attribution/MapCredit';
import type { MapView } from '../MapView';
import type { MapMarker } from '../MapMarker';

/** The map as the rest of the page knows it. */
export interface OffersMap {
  showMarkers(markers: readonly MapMarker[]): void;
  /** The marker of this ad stands out. */
  choose(databaseId: number | null): void;
  /** With a ring as wide as the position is uncertain. */
  showVisitor(position: VisitorPosition | null): void;
  showNamedPlace(place: { at: Position; label: string } | null): void;
  /** At once; `close`: to the very edges, for a box that was a window of the map before. */
  fit(box: MapBox, options?: { close?: boolean }): void;
  goTo(position: Position, zoom: number): void;
  /** Moves closer, as a visitor would. */
  zoomInto(box: MapBox): void;
  /** Moves as little as it takes to bring the place out from under what covers the edges of the map. */
  keepInSight(position: Position, covered: { right?: number; bottom?: number }): void;
  zoomBy(steps: number): void;
  close(): void;
}

export interface OffersMapOptions {
  target: HTMLElement;
  /** a movement has come to its end, whoever began it */
  onView: (view: MapView) => void;
  /** `fit` or `goTo` has moved the map to this */
  onAim: (view: MapView) => void;
  /** a press on a marker, or beside all of them */
  onPick: (marker: MapMarker | null) => void;
  /** whom the ground has to be credited to, as HTML */
  onAttribution: (html: string) => void;
  /** the same for each part of the ground */
  onCredits: (credits: MapCredit[]) => void;
}
