import type { Position } from '../../../platform/geolocation/currentPosition';
import type { MapBox } from '../MapBox';

/** A small map with one pin on it, as a form knows it. */
export interface PinMap {
  /** Puts the pin there, and brings it into sight where it is out of it. */
  show(position: Position | null): void;
  fit(box: MapBox): void;
  /** Moves the pin by pixels; `onMove` tells where it has come to. */
  nudge(right: number, down: number): void;
  zoomBy(steps: number): void;
  close(): void;
}

export interface PinMapOptions {
  target: HTMLElement;
  /** becomes part of the map */
  pin: HTMLElement;
  /** somebody has put the pin somewhere */
  onMove: (position: Position) => void;
  /** whom the ground has to be credited to, as HTML */
  onAttribution: (html: string) => void;
}
