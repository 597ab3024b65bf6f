import { squareOf, type MapGrid } from '../../../../../shared/map-grid/squareOf';
import type { MapAd, MapContent } from '../../MapContent';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { layOutAtlas, layOutInset, renumber, type AtlasSheet } from './atlas';
import { densestPart } from '../densestPart';
import { drawNorthArrow, drawScaleBar } from './drawFurniture';
import { drawKey, layOutKey, type Key } from './drawKey';
import { drawMap, type DrawnMap } from '../layers/drawMap';
import { inks } from '../inks';
import { escapeMarkup, mm } from '../markup';
import type { KeyNumber } from '../layers/placeKeyNumbers';
import { pointerSize } from '../layers/mapStyle';
import { shortName } from '../layers/placeStreetNames';
import { collar, margin, type Sheet } from '../Sheet';
import type { ListItem } from '../lists/fillColumns';
import type { PrintList } from '../lists/PrintList';
import { sheetSection } from './sheetSection';
import { wrapWords } from './wrapWords';
import type { SheetStreet } from '../layers/sheetStreets';
import { drawHalo, textOutline } from '../textOutline';

/** the first layout whose keys have room on their sheets, or the last; the rest of a key is on a following page */
const layouts = [
  { keyShare: 0.08, mostSheets: 12 },
  { keyShare: 0.16, mostSheets: 12 },
  { keyShare: 0.08, mostSheets: 24 },
  { keyShare: 0.16, mostSheets: 24 },
  { keyShare: 0.28, mostSheets: 24 },
];

/** share of a sheet; a square with less on it is not named */
const sliver = 0.02;

interface DrawnSheet {
  atlasSheet: AtlasSheet;
  sheet: Sheet;
  map: DrawnMap;
  key: Key;
}

export interface NumberedPart {
  number: number;
  part: GeoBox;
}

/** The sheets at a larger scale that follow the first page. */
export interface DrawnAtlas {
  /** as HTML */
  pages: string[];
  /** insets, to be outlined on the first page */
  insets: NumberedPart[];
  /** of all sheets, for an overview */
  parts: NumberedPart[];
  /** names for which the keys on the sheets have no room */
  lists: PrintList[];
  /** streets whose name is on no page */
  unnamed: string[];
}

interface FirstPage {
  page: Sheet;
  unnamed: readonly SheetStreet[];
  ads: MapAd[];
}

/** Draws the sheets that name every street, or only the insets that the design asks for. */
export function drawAtlas(content: MapContent, first: FirstPage): DrawnAtlas {
  const { insets } = content.design;
  const sheets = insets === 'AUTOMATIC' ? drawSheets(content, first) : drawInsets(content, first);
  const named = new Set(sheets.flatMap(({ map }) => [...map.named, ...map.keys.map(({ name }) => name)]));
  const parts = sheets.map(({ atlasSheet: { number, part } }) => ({ number, part }));
  return {
    pages: sheets.map((sheet) => sheetPage(content, sheet)),
    lists: sheets.map((sheet) => restOfKey(content, sheet)).filter(({ items }) => items.length > 0),
    insets: insets === 'AUTOMATIC' ? [] : parts,
    parts,
    unnamed: [...new Set(first.unnamed.map(({ name }) => name))].filter((name) => !named.has(name)),
  };
}

function drawSheets(content: MapContent, { page, unnamed, ads }: FirstPage): DrawnSheet[] {
  if (unnamed.length === 0) return [];
  let drawn: DrawnSheet[] = [];
  for (const { keyShare, mostSheets } of layouts) {
    const mostKey = page.height * keyShare;
    const sheets = layOutAtlas(content, { page, unnamed, mostKey, mostSheets });
    drawn = sheets.map((atlasSheet) => drawSheet({ ...content, ads }, atlasSheet, mostKey));
    if (drawn.every(({ key }) => key.rest.length === 0)) break;
  }
  const full = drawn.filter(({ map }) => !isBlank(map));
  const numbered = renumber(full.map(({ atlasSheet }) => atlasSheet));
  return full.map((sheet, at) => ({ ...sheet, atlasSheet: numbered[at] ?? sheet.atlasSheet }));
}

/** A part may have no more than the end of a road whose name is on the next sheet. */
function isBlank({ named, keys, ads, facilities }: DrawnMap): boolean {
  return [named, keys, ads, facilities].every(({ length }) => length === 0);
}

function drawInsets(content: MapContent, { page, unnamed, ads }: FirstPage): DrawnSheet[] {
  const { insets, insetBoxes } = content.design;
  const densest = insets === 'DENSEST' ? densestPart(content, { page, unnamed }) : null;
  const parts = insets === 'CHOSEN' ? insetBoxes : densest === null ? [] : [densest];
  const { keyShare } = layouts[layouts.length - 1] ?? { keyShare: 0 };
  return parts.map((part, at) => {
    const inset = layOutInset(content.grid, part, { page, number: at + 1 });
    return drawSheet({ ...content, ads }, inset, page.height * keyShare);
  });
}

/** Draws a sheet with as much room for its key as this needs. A smaller map has other names, and so another key. */
function drawSheet(content: MapContent, atlasSheet: AtlasSheet, mostKey: number): DrawnSheet {
  const draw = (keyHeight: number): DrawnSheet => {
    const sheet = atlasSheet.layOut(keyHeight);
    const map = drawMap(content, sheet, { id: `sheet-${atlasSheet.number}`, keyed: atlasSheet.part });
    return { atlasSheet, sheet, map, key: layOutKey(map.keys, { width: sheet.width - 2 * margin, most: mostKey }) };
  };
  let height = 0;
  let drawn = draw(height);
  while (drawn.key.height > height) {
    height = drawn.key.height;
    drawn = draw(height);
  }
  return drawn;
}

function sheetPage(content: MapContent, { atlasSheet, sheet, map, key }: DrawnSheet): string {
  const { attributions, grid } = content;
  const { neighbours } = atlasSheet;
  const { width, height, frame } = sheet;
  const [middle, centre] = [frame.x + frame.width * 0.5, frame.y + frame.height * 0.5];
  const pointers = [
    drawPointer(neighbours.north, { x: middle, y: frame.y + 3, turn: 0 }),
    drawPointer(neighbours.south, { x: middle, y: frame.y + frame.height - 1.2, turn: 180 }),
    drawPointer(neighbours.west, { x: frame.x + 4, y: centre, turn: -90 }),
    drawPointer(neighbours.east, { x: frame.x + frame.width - 4, y: centre, turn: 90 }),
  ];
  const label = `${headingOf(content, atlasSheet)} · ${squaresOf(sheet, grid)}`;
  const svg = [
    `<text class="heading" x="${margin}" y="${margin + 5}">${escapeMarkup(label)}</text>`,
    drawScaleBar(sheet, width - margin - 72, margin + 1),
    drawNorthArrow(width - margin - 3, margin - 2),
    `<text class="small" x="${margin}" y="${mm(height - margin + 1)}">${escapeMarkup(attributions.join(' · '))}</text>`,
    map.toSvg(),
    drawKey(key, margin, frame.y + frame.height + collar + 1),
    ...pointers,
  ].join('\n');
  return sheetSection(content, sheet, { label: `Map of ${label}`, svg });
}

/** Points to the sheet with this number. The arrow is drawn, because the typeface has none. */
function drawPointer(number: number | undefined, { x, y, turn }: { x: number; y: number; turn: number }): string {
  if (number === undefined) return '';
  const arrow = `transform="translate(${mm(x - 2)} ${mm(y - 1.2)}) rotate(${turn})" d="M0 -1.2l1.3 2.4h-2.6z"`;
  const outline = textOutline(`${number}`, { weight: 'bold', size: pointerSize, x: x + 1, y });
  return [
    `<path ${arrow} fill="${inks.text}" stroke="${inks.halo}" stroke-width="0.9" paint-order="stroke"/>`,
    drawHalo([outline], { ink: inks.halo, width: 0.9 }),
    `<text class="pointer" x="${mm(x + 1)}" y="${mm(y)}">${number}</text>`,
  ].join('');
}

/** Returns the squares in two opposite corners of a sheet, such as "E3–J6". */
function squaresOf({ box: { west, east, south, north } }: Sheet, grid: MapGrid): string {
  const [wide, high] = [(east - west) * sliver, (north - south) * sliver];
  const corners = [
    squareOf(grid, { longitude: west + wide, latitude: north - high }),
    squareOf(grid, { longitude: east - wide, latitude: south + high }),
  ];
  return corners.map((square) => square && square.coordinateX + square.coordinateY).join('–');
}

function headingOf({ name, design: { insets } }: MapContent, { number }: AtlasSheet): string {
  return `${name}, ${insets === 'AUTOMATIC' ? 'sheet' : 'inset'} ${number}`;
}

function restOfKey(content: MapContent, { atlasSheet, key: { rest } }: DrawnSheet): PrintList {
  return {
    heading: `${headingOf(content, atlasSheet)}: further streets`,
    className: 'streets',
    items: rest.map(restItem),
    ...{ leastColumn: 41, gap: 4, isContinued: false },
  };
}

function restItem({ label, name }: KeyNumber): ListItem {
  const text = `${label} ${shortName(name)}`;
  return {
    isHeading: false,
    measure: (width) => wrapWords(text, { room: width, size: 2.2 }).length * 2.65 + 0.3,
    draw: (style) => `<li style="${style}"><span><b>${label}</b> ${escapeMarkup(shortName(name))}</span></li>`,
  };
}
