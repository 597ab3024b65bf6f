import { isInBox } from '../../../../shared/geo/isInBox';
import { flatPlane } from '../../../../shared/geo/flatPlane';
import { countryAround } from '../../../map-areas/base-map/outline/countryAround';
import { landAround } from '../../../map-areas/base-map/outline/landAround';
import type { MapContent } from '../../MapContent';
import { drawCountry, isCapital, nameCountry } from '../layers/drawCountry';
import { drawLand } from '../layers/drawLand';
import { inks } from '../inks';
import { escapeMarkup, mm } from '../markup';
import { Occupied } from '../layers/Occupied';
import { projection, type Rect, type Sheet } from '../Sheet';
import { wrapWords } from './wrapWords';

// with room for a mark on the easternmost town
const country = { west: 111, south: -44.5, east: 156, north: -10 };
/** degrees: a wider area shows the country itself */
const widest = 10;
const air = 9;
const letters = { size: 5, line: 6.2 };
const markRadius = 1.7;

/** Draws the country with a mark where the area is, on a panel that would be blank; nothing if it is not in there. */
export function drawLocator(
  { name, grid }: Pick<MapContent, 'name' | 'grid'>,
  { panel, page }: { panel: Rect; page: Sheet },
): string {
  const middle = [(grid.west + grid.east) / 2, (grid.south + grid.north) / 2];
  // islands far from the coast are outside
  if (grid.east - grid.west > widest || !isInBox(middle, country)) return '';
  const left = panel.x + air;
  const width = panel.width - 2 * air;
  const rows = wrapWords(`Where ${name} is`, { room: width, size: letters.size });
  const top = panel.y + air + rows.length * letters.line + 3;
  const sheet = layOutCountry(page, { x: left, y: top, width, height: panel.y + panel.height - air - top });
  const { x, y, width: wide, height } = sheet.frame;
  const [markX, markY] = sheet.toSheet(middle);
  const { borders, towns } = countryAround(country);
  const frame = `x="${mm(x)}" y="${mm(y)}" width="${mm(wide)}" height="${mm(height)}"`;
  return [
    ...rows.map((row, at) => {
      const base = panel.y + air + (at + 1) * letters.line - 1;
      return `<text x="${mm(left)}" y="${mm(base)}" font-size="${letters.size}" font-weight="700">${escapeMarkup(row)}</text>`;
    }),
    `<defs><clipPath id="locator"><rect ${frame}/></clipPath></defs><g clip-path="url(#locator)">`,
    drawLand({ features: [], outline: landAround(country) }, [], sheet),
    drawCountry({ lakes: [], rivers: [], borders, states: [], towns: [] }, sheet),
    '</g>',
    `<rect ${frame} fill="none" stroke="${inks.grid}" stroke-width="0.3"/>`,
    `<circle cx="${mm(markX)}" cy="${mm(markY)}" r="${markRadius}" fill="${inks.coupon}" stroke="${inks.text}" stroke-width="0.4"/>`,
    // above the mark, so that a capital near it still has its name
    nameCountry({ states: [], towns: towns.filter(isCapital) }, sheet, new Occupied()),
  ].join('');
}

/** Fits the country into a part of the page. */
function layOutCountry(page: Sheet, room: Rect): Sheet {
  const plane = flatPlane([country.west, (country.south + country.north) / 2]);
  const [wide] = plane.toMetres([country.east, country.south]);
  const high = plane.toMetres([country.west, country.north])[1] - plane.toMetres([country.west, country.south])[1];
  const scale = Math.min(room.width / wide, room.height / high);
  const frame = { x: room.x, y: room.y, width: wide * scale, height: high * scale };
  return {
    ...page,
    ...{ frame, box: country, panel: null, millimetresPerMetre: scale, toSheet: projection(country, frame) },
  };
}
