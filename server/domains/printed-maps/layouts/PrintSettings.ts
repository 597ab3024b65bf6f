import type { GeoBox } from '../../../shared/geo/GeoBox';
import type { MapGrid } from '../../../../shared/map-grid/squareOf';
import { boxOfSquare } from '../../map-areas/boxOfSquare';
import type { PrintFold } from './printFolds';

/** Enlarged parts that follow the first page (docs/rules/maps-and-print.md#layouts-of-the-printed-map). */
export const PrintInsets = { AUTOMATIC: 'AUTOMATIC', DENSEST: 'DENSEST', CHOSEN: 'CHOSEN', NONE: 'NONE' } as const;
export type PrintInsets = (typeof PrintInsets)[keyof typeof PrintInsets];

/** A rectangle of squares, by those in two opposite corners: "B2" to "F7". */
export interface SquareRange {
  from: string;
  to: string;
}

/** What an administrator chose for a printed map, as it is stored. */
export interface PrintSettings {
  /** null: the name of the area */
  title: string | null;
  /** null: the whole area */
  frame: SquareRange | null;
  /** ads in the order of their numbers; null: by the rule for maps without a choice */
  brochureIds: number[] | null;
  insets: PrintInsets;
  /** empty unless `insets` is CHOSEN */
  insetRanges: SquareRange[];
  sponsor: string | null;
  sponsorPicture: SponsorPicture | null;
  /** null: those of the country; empty: none */
  emergencyNumbers: string | null;
  /** adds a back page with a cover, and marks to fold the sheet to DL; null: a flat sheet */
  fold: PrintFold | null;
  /** bleed and marks for a print shop, beyond the page that visitors see */
  hasBleed: boolean;
}

/** An uploaded picture of the sponsor. */
export interface SponsorPicture {
  /** names the row of `print_pictures` */
  hash: string;
  /** what it shows, for those who cannot see it */
  alternativeText: string;
}

export const defaultPrintSettings: PrintSettings = {
  title: null,
  frame: null,
  brochureIds: null,
  insets: 'AUTOMATIC',
  insetRanges: [],
  sponsor: null,
  sponsorPicture: null,
  emergencyNumbers: null,
  fold: null,
  hasBleed: false,
};

/** Settings are stored as JSON; rows of earlier versions have fewer of them. */
export const storedPrintSettings = {
  from: (stored: Partial<PrintSettings> & { isFolded?: boolean }): PrintSettings => {
    const { isFolded = false, ...settings } = stored;
    return { ...defaultPrintSettings, fold: isFolded ? 'ACCORDION' : null, ...settings };
  },
  // the version before reads `isFolded`
  to: (settings: PrintSettings): object => ({ ...settings, isFolded: settings.fold !== null }),
};

/** the same in all states; no map of visitors is without them */
const emergencyNumbers = 'Emergency 000 · Police 131 444 · Flood and storm 132 500 · Poisons 13 11 26';

/** What the drawing knows of the settings. */
export interface PrintDesign {
  title: string;
  /** what the first page shows */
  box: GeoBox;
  insets: PrintInsets;
  insetBoxes: GeoBox[];
  sponsor: string | null;
  /** empty: none */
  emergencyNumbers: string;
  fold: PrintFold | null;
  hasBleed: boolean;
}

/** Returns the design of an area's print. */
export function designOf(area: MapGrid & { name: string }, settings: PrintSettings): PrintDesign {
  const { west, south, east, north } = area;
  return {
    title: settings.title ?? area.name,
    box: settings.frame === null ? { west, south, east, north } : boxOfRange(area, settings.frame),
    insets: settings.insets,
    insetBoxes: settings.insetRanges.map((range) => boxOfRange(area, range)),
    sponsor: settings.sponsor,
    emergencyNumbers: settings.emergencyNumbers ?? emergencyNumbers,
    fold: settings.fold,
    hasBleed: settings.hasBleed,
  };
}

/** Returns a square's letter and number; null for a text that is none. */
export function readSquare(text: string): { coordinateX: string; coordinateY: string } | null {
  const [, coordinateX, coordinateY] = /^([A-Z])([1-9]\d?)$/.exec(text) ?? [];
  return coordinateX === undefined || coordinateY === undefined ? null : { coordinateX, coordinateY };
}

/** Returns whether a text names a square of the grid. */
export function isSquareOf({ gridColumns, gridRows }: MapGrid, text: string): boolean {
  const square = readSquare(text);
  return (
    square !== null && square.coordinateX.charCodeAt(0) - 65 < gridColumns && Number(square.coordinateY) <= gridRows
  );
}

/** Returns the box around two squares. A grid that shrank since then ends at its own edge. */
function boxOfRange(grid: MapGrid, { from, to }: SquareRange): GeoBox {
  const boxes = [from, to]
    .flatMap((text) => (isSquareOf(grid, text) ? (readSquare(text) ?? []) : []))
    .map((square) => boxOfSquare(grid, square));
  const { west, south, east, north } = grid;
  if (boxes.length < 2) return { west, south, east, north };
  return {
    west: Math.min(...boxes.map((box) => box.west)),
    south: Math.min(...boxes.map((box) => box.south)),
    east: Math.max(...boxes.map((box) => box.east)),
    north: Math.max(...boxes.map((box) => box.north)),
  };
}
