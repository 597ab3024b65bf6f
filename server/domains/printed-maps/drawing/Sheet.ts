import type { GeoBox } from '../../../shared/geo/GeoBox';
import { flatPlane } from '../../../shared/geo/flatPlane';
import type { Position } from '../../../shared/geo/MapGeometry';
import type { PageOrientation } from '../PageOrientation';
import type { PaperSize } from '../PaperSize';

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The layout of a page with a map; all in millimetres from the upper left corner. */
export interface Sheet {
  paper: PaperSize;
  orientation: PageOrientation;
  /** of the trimmed page */
  width: number;
  height: number;
  margin: number;
  /** the map on the page */
  frame: Rect;
  /** what the frame shows */
  box: GeoBox;
  /** the space beside or below the map, for the legend */
  panel: Rect | null;
  millimetresPerMetre: number;
  toSheet: (position: Position) => [x: number, y: number];
}

const papers: Record<PaperSize, [short: number, long: number]> = { A4: [210, 297], A3: [297, 420] };
export const margin = 8;
const head = 15;
/** what a sponsor's picture adds to the head */
export const pictureHead = 10;
const foot = 19;
/** room for the letters and numbers around the map */
export const collar = 5;
const gap = 5;
const leastPanel = { width: 52, height: 28 };

interface SheetOptions {
  paper: PaperSize;
  orientation: PageOrientation;
  hasLegend: boolean;
  hasPicture?: boolean;
}

/** Lays out the first page, which shows a box. Without a legend, the map is centred. */
export function layOutSheet(grid: GeoBox, { paper, orientation, hasLegend, hasPicture = false }: SheetOptions): Sheet {
  const top = margin + head + (hasPicture ? pictureHead : 0);
  const [short, long] = papers[paper];
  const [width, height] = orientation === 'PORTRAIT' ? [short, long] : [long, short];
  const plane = flatPlane([grid.west, (grid.south + grid.north) / 2]);
  const [metresWide] = plane.toMetres([grid.east, grid.south]);
  const metresHigh = plane.toMetres([grid.west, grid.north])[1] - plane.toMetres([grid.west, grid.south])[1];
  const room = { width: width - 2 * (margin + collar), height: height - top - margin - 2 * collar - foot };
  const scale = Math.min(room.width / metresWide, room.height / metresHigh);
  const spare = hasLegend ? 0 : (room.width - metresWide * scale) / 2;
  const frame = {
    x: margin + collar + spare,
    y: top + collar,
    width: metresWide * scale,
    height: metresHigh * scale,
  };
  return {
    paper,
    orientation,
    width,
    height,
    margin,
    frame,
    box: { west: grid.west, south: grid.south, east: grid.east, north: grid.north },
    panel: hasLegend ? panelBeside(frame, room) : null,
    millimetresPerMetre: scale,
    toSheet: projection(grid, frame),
  };
}

/** Returns the function that places a position of the box within the frame. */
export function projection({ west, south, east, north }: GeoBox, frame: Rect): Sheet['toSheet'] {
  return ([longitude = 0, latitude = 0]) => [
    frame.x + ((longitude - west) / (east - west)) * frame.width,
    frame.y + ((north - latitude) / (north - south)) * frame.height,
  ];
}

function panelBeside(frame: Rect, room: { width: number; height: number }): Rect | null {
  const right = room.width - frame.width - gap;
  if (right >= leastPanel.width) {
    return {
      x: frame.x + frame.width + collar + gap,
      y: frame.y - collar,
      width: right,
      height: room.height + 2 * collar,
    };
  }
  const below = room.height - frame.height - gap;
  if (below < leastPanel.height) return null;
  const y = frame.y + frame.height + collar + gap;
  return { x: frame.x - collar, y, width: room.width + 2 * collar, height: below };
}
