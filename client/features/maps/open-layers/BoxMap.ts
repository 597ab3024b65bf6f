import type { MapGrid } from '../gridOf';
import type { MapBox } from '../MapBox';

/** Form control: a map with an adjustable box and its grid. */
export interface BoxMap {
  /** null: there is no box yet */
  show(grid: MapGrid | null): void;
  fit(box: MapBox): void;
  /** The next drag draws a new box instead of moving the map. */
  draw(isDrawing: boolean): void;
  /** The visible area, less a margin for handles and letters; null before the first frame. */
  shown(): MapBox | null;
  zoomBy(steps: number): void;
  close(): void;
}

export interface BoxMapOptions {
  target: HTMLElement;
  /** called after the user has drawn or changed the box */
  onBox: (box: MapBox) => void;
  /** called with the base map's attribution as HTML */
  onAttribution: (html: string) => void;
}
