import { lineLength } from '../../../shared/geo/lines/lineLength';
import { joinLines } from '../../../shared/geo/lines/joinLines';
import { smallestLetters } from '../../../../shared/map-style/roadStyles';
import type { GeoBox } from '../../../shared/geo/GeoBox';
import { flatPlane } from '../../../shared/geo/flatPlane';
import { gapInStreet } from '../../map-areas/base-map/streetLines';
import type { MapContent } from '../MapContent';
import { shortName } from './placeStreetNames';
import { collar, margin, projection, type Rect, type Sheet } from './Sheet';
import type { SheetStreet } from './sheetStreets';
import { textWidth } from './textWidth';

/** A sheet of the atlas: a part of the area at a scale at which street names fit. */
export interface AtlasSheet {
  /** from 1, row by row from the north-west */
  number: number;
  sheet: Sheet;
  /** numbers of the sheets beyond each edge; undefined at the edge of the area */
  neighbours: Partial<Record<'north' | 'east' | 'south' | 'west', number>>;
}

const head = 8;
const mostSheets = 12;
/** share of the unnamed streets whose names fit at the scale of the sheets; the rest get numbers */
const wanted = 0.85;
/** share of a sheet that its neighbours show too */
const overlap = 0.06;

/**
 * Divides an area into as few sheets as name most of the streets that have no room on the first page. `keyHeight` is
 * the room for the key below each map, in millimetres.
 */
export function layOutAtlas(
  { grid }: MapContent,
  { page, unnamed, keyHeight }: { page: Sheet; unnamed: readonly SheetStreet[]; keyHeight: number },
): AtlasSheet[] {
  const frame: Rect = {
    x: margin + collar,
    y: margin + head + collar,
    width: page.width - 2 * (margin + collar),
    height: page.height - 2 * (margin + collar) - head - keyHeight,
  };
  const plane = flatPlane([grid.west, (grid.south + grid.north) / 2]);
  const [wide] = plane.toMetres([grid.east, grid.south]);
  const high = plane.toMetres([grid.west, grid.north])[1] - plane.toMetres([grid.west, grid.south])[1];
  const { columns, rows } = countSheets({ wide, high }, frame, scaleFor(unnamed, page.millimetresPerMetre));
  // the smaller scale of both directions; the other shows more of the neighbours
  const metres = Math.max(
    ((wide / columns) * (1 + overlap)) / frame.width,
    ((high / rows) * (1 + overlap)) / frame.height,
  );
  const [degreesWide, degreesHigh] = [
    (metres * frame.width * (grid.east - grid.west)) / wide,
    (metres * frame.height * (grid.north - grid.south)) / high,
  ];
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const middle = {
      longitude: grid.west + ((column + 0.5) / columns) * (grid.east - grid.west),
      latitude: grid.north - ((row + 0.5) / rows) * (grid.north - grid.south),
    };
    const box: GeoBox = {
      west: middle.longitude - degreesWide / 2,
      east: middle.longitude + degreesWide / 2,
      south: middle.latitude - degreesHigh / 2,
      north: middle.latitude + degreesHigh / 2,
    };
    const sheet = {
      ...page,
      frame,
      box,
      panel: null,
      millimetresPerMetre: 1 / metres,
      toSheet: projection(box, frame),
    };
    const neighbours = {
      ...(row > 0 && { north: at + 1 - columns }),
      ...(column < columns - 1 && { east: at + 2 }),
      ...(row < rows - 1 && { south: at + 1 + columns }),
      ...(column > 0 && { west: at }),
    };
    return { number: at + 1, sheet, neighbours };
  });
}

/** Returns the scale in millimetres per metre at which the wanted share of names is as long as its street. */
function scaleFor(unnamed: readonly SheetStreet[], millimetresPerMetre: number): number {
  const needed = unnamed
    .map(({ name, lines }) => {
      const joined = joinLines(lines, gapInStreet * millimetresPerMetre);
      const longest = Math.max(...joined.map(lineLength), 0.1);
      return (textWidth(shortName(name), smallestLetters) / longest) * millimetresPerMetre;
    })
    .toSorted((one, other) => one - other);
  return needed[Math.floor(needed.length * wanted)] ?? millimetresPerMetre;
}

/** Returns columns and rows of sheets for a scale; of too many sheets the most that are allowed. */
function countSheets(
  { wide, high }: { wide: number; high: number },
  frame: Rect,
  scale: number,
): { columns: number; rows: number } {
  const choices = Array.from({ length: mostSheets }, (_, at) => at + 1).flatMap((columns) =>
    Array.from({ length: Math.floor(mostSheets / columns) }, (_, row) => ({ columns, rows: row + 1 })),
  );
  const scaleOf = ({ columns, rows }: { columns: number; rows: number }): number =>
    Math.min((frame.width * columns) / wide, (frame.height * rows) / high) / (1 + overlap);
  const fitting = choices.filter((choice) => scaleOf(choice) >= scale);
  const fewest = fitting.toSorted((one, other) => one.columns * one.rows - other.columns * other.rows)[0];
  const closest = choices.reduce((one, other) => (scaleOf(other) > scaleOf(one) ? other : one));
  return fewest ?? closest;
}
