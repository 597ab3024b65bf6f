import { squareOf, type MapGrid } from '../../../../shared/map-grid/squareOf';
import type { MapAd, MapContent } from '../MapContent';
import { layOutAtlas, type AtlasSheet } from './atlas';
import { drawNorthArrow, drawScaleBar } from './drawFurniture';
import { drawKey, layOutKey, type Key } from './drawKey';
import { drawMap, type DrawnMap } from './drawMap';
import { escapeMarkup, mm } from './markup';
import type { KeyNumber } from './placeKeyNumbers';
import { shortName } from './placeStreetNames';
import { collar, margin, type Sheet } from './Sheet';
import type { SheetStreet } from './sheetStreets';

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

/** Returns the pages of the sheets that name every street, as HTML; none if all have their names. */
export function drawAtlas(
  content: MapContent,
  { page, unnamed, ads }: { page: Sheet; unnamed: readonly SheetStreet[]; ads: MapAd[] },
): string[] {
  if (unnamed.length === 0) return [];
  let drawn: DrawnSheet[] = [];
  for (const { keyShare, mostSheets } of layouts) {
    const mostKey = page.height * keyShare;
    const sheets = layOutAtlas(content, { page, unnamed, mostKey, mostSheets });
    drawn = sheets.map((atlasSheet) => drawSheet({ ...content, ads }, atlasSheet, mostKey));
    if (drawn.every(({ key }) => key.rest.length === 0)) break;
  }
  return drawn.flatMap((sheet) => [atlasPage(content, sheet), restOfKey(content, sheet)]);
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

function atlasPage({ name, attributions, grid }: MapContent, { atlasSheet, sheet, map, key }: DrawnSheet): string {
  const { number, neighbours } = atlasSheet;
  const { width, height, frame } = sheet;
  const pointer = (text: string, x: number, y: number): string =>
    `<text class="pointer" x="${mm(x)}" y="${mm(y)}">${text}</text>`;
  const [middle, centre] = [frame.x + frame.width * 0.5, frame.y + frame.height * 0.5];
  const pointers = [
    neighbours.north === undefined ? '' : pointer(`▲ ${neighbours.north}`, middle, frame.y + 3),
    neighbours.south === undefined ? '' : pointer(`▼ ${neighbours.south}`, middle, frame.y + frame.height - 1.2),
    neighbours.west === undefined ? '' : pointer(`◀ ${neighbours.west}`, frame.x + 4, centre),
    neighbours.east === undefined ? '' : pointer(`▶ ${neighbours.east}`, frame.x + frame.width - 4, centre),
  ];
  return [
    `<section class="sheet"><svg viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm">`,
    `<text class="heading" x="${margin}" y="${margin + 5}">${escapeMarkup(name)}, sheet ${number} · ${squaresOf(sheet, grid)}</text>`,
    drawScaleBar(sheet, width - margin - 72, margin + 1),
    drawNorthArrow(width - margin - 3, margin - 2),
    `<text class="small" x="${margin}" y="${mm(height - margin + 1)}">${escapeMarkup(attributions.join(' · '))}</text>`,
    map.svg,
    drawKey(key, margin, frame.y + frame.height + collar + 1),
    ...pointers,
    '</svg></section>',
  ].join('\n');
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

function restOfKey({ name }: MapContent, { atlasSheet: { number }, key: { rest } }: DrawnSheet): string {
  if (rest.length === 0) return '';
  return `<section class="flow"><h2>${escapeMarkup(name)}, sheet ${number}: further streets</h2><ol class="columns">${rest.map(restRow).join('')}</ol></section>`;
}

function restRow({ label, name }: KeyNumber): string {
  return `<li><b>${label}</b> <span>${escapeMarkup(shortName(name))}</span></li>`;
}
