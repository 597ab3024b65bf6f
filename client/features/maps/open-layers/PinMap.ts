import type { Position } from '../../../platform/geolocation/currentPosition';
import type { MapBox } from '../MapBox';

/** Form control: a small map with one pin. */
export interface PinMap {
  /** Sets the pin and brings it into view. */
  show(position: Position | null): void;
  fit(box: MapBox): void;
  /** Moves the pin by CSS pixels; `onMove` reports the new position. */
  nudge(right: number, down: number): void;
  zoomBy(steps: number): void;
  close(): void;
}

export interface PinMapOptions {
  target: HTMLElement;
  /** element that the map adopts as its pin */
  pin: HTMLElement;
  /** called after the user has placed the pin */
  onMove: (position: Position) => void;
  /** called with the base map's attribution as HTML */
  onAttribution: (html: string) => void;
}
