import { lineLength } from '../../../../shared/geo/lines/lineLength';
import { joinLines } from '../../../../shared/geo/lines/joinLines';
import { smallestLetters } from '../../../../../shared/map-style/roadStyles';
import { clipLine } from '../../../../shared/geo/lines/clipLine';
import type { Position } from '../../../../shared/geo/MapGeometry';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { flatPlane } from '../../../../shared/geo/flatPlane';
import { positionsOf } from '../../../../shared/geo/geometryParts';
import { gapInStreet } from '../../../map-areas/base-map/streetLines';
import type { MapContent } from '../../MapContent';
import { shortName } from '../layers/placeStreetNames';
import { collar, margin, projection, type Rect, type Sheet } from '../Sheet';
import type { SheetStreet } from '../layers/sheetStreets';
import { textWidth } from '../textWidth';

/** A sheet of the atlas: a part of the area at a scale at which street names fit. */
export interface AtlasSheet {
  /** from 1, row by row from the north-west */
  number: number;
  /** its own part of the area; the edges of the sheet show the neighbours too */
  part: GeoBox;
  /** lays the sheet out with room for a key below the map, in millimetres */
  layOut: (keyHeight: number) => Sheet;
  /** numbers of the sheets beyond each edge; undefined where there is none */
  neighbours: Partial<Record<'north' | 'east' | 'south' | 'west', number>>;
}

const head = 8;
/** share of the unnamed streets whose names fit at the scale of the sheets; the rest get numbers */
const wanted = 0.85;
/** share of a sheet that its neighbours show too */
const overlap = 0.06;

/**
 * Divides an area into as few sheets as name most of the streets that have no room on the first page. `mostKey` is the
 * room for the longest key below a map, in millimetres. Parts without a street or ad have no sheet.
 */
export function layOutAtlas(
  { design: { box: grid }, features, ads }: MapContent,
  { page, unnamed, ...most }: { page: Sheet; unnamed: readonly SheetStreet[]; mostKey: number; mostSheets: number },
): AtlasSheet[] {
  const whole = roomOn(page);
  const least = { ...whole, height: whole.height - most.mostKey };
  const { wide, high } = metresOf(grid);
  const { columns, rows } = countSheets({ wide, high }, least, {
    scale: scaleFor(unnamed, page.millimetresPerMetre),
    mostSheets: most.mostSheets,
  });
  // the smaller scale of both directions; the other shows more of the neighbours
  const metres = Math.max(
    ((wide / columns) * (1 + overlap)) / least.width,
    ((high / rows) * (1 + overlap)) / least.height,
  );
  const streets = features.filter(({ kind }) => kind === 'STREET').map(({ geometry }) => positionsOf(geometry));
  const shown = [...streets, ...ads.map(({ longitude, latitude }) => [[longitude, latitude]])];
  const numbers = new Map<string, number>();
  const parts = Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return { column, row, part: partOf(grid, { column, row, columns, rows }) };
  }).filter(({ part }) => shown.some((line) => touches(line, part)));
  for (const { column, row } of parts) numbers.set(`${column} ${row}`, numbers.size + 1);
  return parts.map(({ column, row, part }, at) => ({
    number: at + 1,
    part,
    layOut: (keyHeight) =>
      layOutPart(grid, part, { page, metres, room: { ...whole, height: whole.height - keyHeight } }),
    neighbours: {
      north: numbers.get(`${column} ${row - 1}`),
      east: numbers.get(`${column + 1} ${row}`),
      south: numbers.get(`${column} ${row + 1}`),
      west: numbers.get(`${column - 1} ${row}`),
    },
  }));
}

/** Numbers sheets anew after some were left out, and points to none of those. */
export function renumber(sheets: readonly AtlasSheet[]): AtlasSheet[] {
  const numbers = new Map(sheets.map(({ number }, at) => [number, at + 1]));
  const now = (number: number | undefined): number | undefined => numbers.get(number ?? 0);
  return sheets.map((sheet, at) => {
    const { north, east, south, west } = sheet.neighbours;
    return {
      ...sheet,
      number: at + 1,
      neighbours: { north: now(north), east: now(east), south: now(south), west: now(west) },
    };
  });
}

/** Returns the room for the map of a sheet, with none for its key. */
function roomOn({ width, height }: Sheet): Rect {
  return {
    x: margin + collar,
    y: margin + head + collar,
    width: width - 2 * (margin + collar),
    height: height - 2 * (margin + collar) - head,
  };
}

/** Lays out an inset: a part as large as its sheet allows, with its surroundings where there is room. */
export function layOutInset(grid: GeoBox, part: GeoBox, { page, number }: { page: Sheet; number: number }): AtlasSheet {
  const whole = roomOn(page);
  const { wide, high } = metresOf(part);
  return {
    number,
    part,
    layOut: (keyHeight) => {
      const room = { ...whole, height: whole.height - keyHeight };
      return layOutPart(grid, part, { page, metres: Math.max(wide / room.width, high / room.height), room });
    },
    neighbours: {},
  };
}

function metresOf(grid: GeoBox): { wide: number; high: number } {
  const plane = flatPlane([grid.west, (grid.south + grid.north) / 2]);
  const [wide] = plane.toMetres([grid.east, grid.south]);
  return { wide, high: plane.toMetres([grid.west, grid.north])[1] - plane.toMetres([grid.west, grid.south])[1] };
}

function partOf(
  { west, east, south, north }: GeoBox,
  { column, row, columns, rows }: { column: number; row: number; columns: number; rows: number },
): GeoBox {
  const [wide, high] = [(east - west) / columns, (north - south) / rows];
  return {
    west: west + column * wide,
    east: west + (column + 1) * wide,
    south: north - (row + 1) * high,
    north: north - row * high,
  };
}

function touches(line: readonly Position[], part: GeoBox): boolean {
  const isInside = ([x = 0, y = 0]: Position): boolean =>
    x >= part.west && x <= part.east && y >= part.south && y <= part.north;
  return line.some(isInside) || clipLine(line, part).length > 0;
}

/** Lays a part out at a scale, with as much of its neighbours as the room holds, and nothing beyond the grid. */
function layOutPart(
  grid: GeoBox,
  part: GeoBox,
  { page, metres, room }: { page: Sheet; metres: number; room: Rect },
): Sheet {
  const { wide, high } = metresOf(grid);
  const [width, height] = [Math.min(room.width, wide / metres), Math.min(room.height, high / metres)];
  const frame = { x: room.x + (room.width - width) / 2, y: room.y, width, height };
  const [west, east] = stretchAround([part.west, part.east], (width * metres) / wide, [grid.west, grid.east]);
  const [south, north] = stretchAround([part.south, part.north], (height * metres) / high, [grid.south, grid.north]);
  const box = { west, east, south, north };
  return { ...page, frame, box, panel: null, millimetresPerMetre: 1 / metres, toSheet: projection(box, frame) };
}

type Stretch = [from: number, to: number];

/** Returns a stretch that is a share of the whole, around the middle of a part, moved into the whole. */
function stretchAround([from, to]: Stretch, share: number, [least, most]: Stretch): Stretch {
  const length = share * (most - least);
  const start = Math.min(Math.max((from + to - length) / 2, least), most - length);
  return [start, start + length];
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
  { scale, mostSheets }: { scale: number; mostSheets: number },
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
