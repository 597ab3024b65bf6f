import { facilityLabels, facilityTypes, type FacilityType } from '../../../../../shared/map-style/facilities';
import type { MapAd, MapContent, MapFeature } from '../../MapContent';
import { defaultPrintSettings, designOf } from '../../layouts/PrintSettings';
import { composeMapPages } from '../pages/composeMapPages';
import { drawFacilities } from './drawFacilities';
import { legendRows, legendList } from '../pages/legend';
import { Occupied } from './Occupied';
import { placeShields } from './placeShields';
import { layOutSheet } from '../Sheet';

const grid = { west: 153, south: -26.5, east: 153.05, north: -26.46, gridColumns: 10, gridRows: 8 };
const sheet = layOutSheet(grid, { paper: 'A4', orientation: 'LANDSCAPE', hasLegend: true });

const facility = (type: FacilityType, longitude = 153.02, latitude = -26.48): MapFeature => ({
  ...{ kind: 'FACILITY', name: '', rank: 3, roadClass: null, facility: type },
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
});
const ad = (values: Partial<MapAd>): MapAd => ({
  ...{ number: 1, title: 'Café', square: 'E4', phone: null, isCoupon: false, category: 'Food', categoryOrder: 1 },
  ...{ categoryIcon: 'CUP', latitude: -26.48, longitude: 153.02 },
  ...values,
});

function compose(features: MapFeature[], ads: MapAd[], page = sheet): string {
  const content: MapContent = {
    ...{ name: 'Bayside', grid, design: designOf({ ...grid, name: 'Bayside' }, defaultPrintSettings), features, ads },
    ...{
      absentAds: 0,
      outline: [],
      sponsorPicture: null,
      isPictureGone: false,
      streets: [],
      attributions: [],
      url: 'https://offers.example/brochureMap',
    },
  };
  return composeMapPages(content, page, new Date('2026-11-20')).html;
}

it('facilities are drawn at their place, aside of what is there already, and not without room', () => {
  const occupied = new Occupied();
  const { svg, types } = drawFacilities(
    [facility('toilets'), facility('parking'), facility('beach', 153.049, -26.461), facility('toilets', 152.9)],
    sheet,
    occupied,
  );
  expect(types).toEqual(['toilets', 'parking', 'beach']);
  const places = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(places).toHaveLength(3);
  const [first = [0, 0], second = [0, 0]] = places;
  const [x, y] = sheet.toSheet([153.02, -26.48]);
  expect(Math.hypot(first[0] + 1.6 - x, first[1] + 1.6 - y)).toBeLessThan(0.01);
  const apart = Math.hypot(second[0] - first[0], second[1] - first[1]);
  expect(apart).toBeGreaterThan(3.2);
  expect(apart).toBeLessThan(5);

  occupied.add({ x, y, radius: 20 });
  expect(drawFacilities([facility('information')], sheet, occupied)).toEqual({ svg: '', types: [] });
});

it('the symbol key names what the page has, and nothing else', () => {
  const full = compose(
    [facility('toilets'), facility('information', 153.03)],
    [ad({}), ad({ number: 2, isCoupon: true })],
  );
  for (const label of ['Business', 'With a coupon', 'Information', 'Toilets'])
    expect(full).toContain(`>${label}</text>`);
  expect(full).not.toContain('>Parking</text>');
  expect(full).not.toContain('>Railway</text>');
  expect(compose([], [])).not.toContain('>Business</text>');
});

it('the symbol key explains every symbol, in two lines where one has no room', () => {
  const all = facilityTypes.map((type, at) => facility(type, 153.005 + at * 0.004));
  const upright = layOutSheet(grid, { paper: 'A4', orientation: 'PORTRAIT', hasLegend: true });
  const html = compose(all, [ad({}), ad({ number: 2, isCoupon: true })], upright);
  const missing = Object.values(facilityLabels).filter((label) => !html.includes(`>${label}</text>`));
  expect(missing).toEqual([]);
  const right = [...html.matchAll(/<text x="([\d.]+)" y="[\d.]+" font-size="[\d.]+">\w/g)].map(([, x]) => Number(x));
  expect(Math.max(...right)).toBeLessThan(upright.width - upright.margin - 19);
});

it('categories have their icon in the legend', () => {
  const rows = legendRows([ad({}), ad({ number: 2, category: 'Other <b>', categoryOrder: 2, categoryIcon: null })]);
  const html = legendList(rows, false)
    .items.map((item) => item.draw(''))
    .join('');
  expect(html.match(/<svg class="icon"/g)).toHaveLength(1);
  expect(html).toContain('Other &lt;b&gt;</h3>');
});

describe('the name of a landmark', () => {
  const theatre = { ...facility('theatre'), name: 'Tern Theatre & Playhouse' };
  const [x, y] = sheet.toSheet([153.02, -26.48]);
  const rowsOf = (svg: string) =>
    [...svg.matchAll(/<tspan x="([\d.]+)" y="([\d.]+)">([^<]*)</g)].map(([, left, top, text]) => ({
      ...{ x: Number(left), y: Number(top), text },
    }));

  it('is below its symbol, in letters of 5.5 points or more; other facilities have none', () => {
    const { svg } = drawFacilities([{ ...facility('parking', 153.03), name: 'Bay 4' }, theatre], sheet, new Occupied());
    const rows = rowsOf(svg);
    expect(rows.map(({ text }) => text).join(' ')).toBe('Tern Theatre &amp; Playhouse');
    for (const row of rows) expect([row.x, row.y > y + 1.6]).toEqual([expect.closeTo(x, 1), true]);
    expect(svg).not.toContain('Bay 4');
    expect(Number(/class="landmark" font-size="([\d.]+)"/.exec(svg)?.[1])).toBeGreaterThanOrEqual((5.5 * 25.4) / 72);
  });

  it('is beside it where the name of a street is below, and left out where none is free', () => {
    const occupied = new Occupied();
    occupied.add({ x, y: y + 5, radius: 2.5 });
    const [row] = rowsOf(drawFacilities([theatre], sheet, occupied).svg);
    expect(row?.x).toBeGreaterThan(x + 1.6);
    const full = new Occupied();
    for (const [right, down] of [
      [0, 5],
      [0, -5],
      [6, 0],
      [-6, 0],
    ] as const)
      full.add({ x: x + right, y: y + down, radius: 2.5 });
    const { svg, types } = drawFacilities([theatre], sheet, full);
    expect([rowsOf(svg), types]).toEqual([[], ['theatre']]);
  });
});

describe('route numbers', () => {
  const road = (routeNumber: string, latitude: number): MapFeature => ({
    ...{ kind: 'STREET', name: '', rank: 1, roadClass: 'motorway', facility: null, routeNumber },
    geometry: {
      type: 'LineString',
      coordinates: [
        [153.002, latitude],
        [153.048, latitude],
      ],
    },
  });

  it('are on signs along their road, once for both carriageways, and on no name', () => {
    const occupied = new Occupied();
    const shields = placeShields([road('M1', -26.48), road('M1', -26.4802), road('', -26.47)], sheet, occupied);
    const [, y] = sheet.toSheet([153.02, -26.48]);
    const wide = sheet.toSheet([153.048, 0])[0] - sheet.toSheet([153.002, 0])[0];
    expect(shields).toHaveLength(Math.max(1, Math.floor(wide / 70)));
    for (const shield of shields) expect([shield.text, Math.abs(shield.y - y) < 0.01]).toEqual(['M1', true]);
    const taken = new Occupied();
    taken.add({ x: shields[0]?.x ?? 0, y, radius: 3 });
    const [moved] = placeShields([road('M1', -26.48)], sheet, taken);
    expect(Math.abs((moved?.x ?? 0) - (shields[0]?.x ?? 0))).toBeGreaterThan(3);
    expect(compose([road('M1', -26.48)], [])).toMatch(/<text class="shield"[^>]*>M1<\/text>/);
  });
});
