import type { MapGrid } from '../gridOf';
import type { MapBox } from '../MapBox';

/** A map with a box and its grid, as a form knows it. */
export interface BoxMap {
  /** null: there is no box yet */
  show(grid: MapGrid | null): void;
  fit(box: MapBox): void;
  /** The next drag draws a new box instead of moving the map. */
  draw(isDrawing: boolean): void;
  /** What the map shows now, with room around it for handles and letters; null before it shows anything. */
  shown(): MapBox | null;
  zoomBy(steps: number): void;
  close(): void;
}

export interface BoxMapOptions {
  target: HTMLElement;
  /** somebody has drawn the box to this */
  onBox: (box: MapBox) => void;
  /** whom the ground has to be credited to, as HTML */
  onAttribution: (html: string) => void;
}
