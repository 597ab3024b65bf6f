import type { RoadClass } from '../../../../shared/map-style/roadClasses';
import { squareOf } from '../../../../shared/map-grid/squareOf';
import { defaultPrintSettings, designOf } from '../layouts/PrintSettings';
import type { MapAd, MapContent } from '../MapContent';
import { numberAds } from '../readMapContent';
import { composeMapPages } from './pages/composeMapPages';
import { layOutKey } from './pages/drawKey';
import { escapeMarkup } from './markup';
import { Occupied } from './layers/Occupied';
import { markerRadius, placeMarkers } from './layers/placeMarkers';
import { placeStreetNames } from './layers/placeStreetNames';
import type { SheetStreet } from './layers/sheetStreets';
import { layOutSheet } from './Sheet';
import { textWidth } from './textWidth';
import { applySiteValues } from '../../../shared/brand/siteValues';
import { brand } from '../../../shared/brand/brand';

const grid = { west: 153, south: -26.5, east: 153.05, north: -26.46, gridColumns: 10, gridRows: 8 };
const a4 = { paper: 'A4', orientation: 'LANDSCAPE', hasLegend: true } as const;
const sheet = layOutSheet(grid, a4);

/** Ads, many of them at one address. */
function crowd(count: number): MapAd[] {
  return Array.from({ length: count }, (_, at) => {
    const place = { longitude: 153.02 + (at % 5) * 0.0004, latitude: -26.48 + (at % 7) * 0.0003 };
    const square = squareOf(grid, place);
    if (!square) throw new Error('off the map');
    const name = square.coordinateX + square.coordinateY;
    return {
      number: at + 1,
      title: `Ad <${at + 1}> & Co`,
      square: name,
      phone: null,
      isCoupon: at % 3 === 0,
      ...{ category: 'Food & drink', categoryOrder: 1, categoryIcon: 'CUP' as const },
      ...place,
    };
  });
}

const street = (name: string, roadClass: RoadClass, y: number): SheetStreet => ({
  name,
  roadClass,
  lines: [
    [
      [sheet.frame.x, y],
      [sheet.frame.x + 120, y],
    ],
  ],
});

describe('the sheet', () => {
  it.each([
    ['A4', 'LANDSCAPE', 297, 210],
    ['A4', 'PORTRAIT', 210, 297],
    ['A3', 'LANDSCAPE', 420, 297],
    ['A3', 'PORTRAIT', 297, 420],
  ] as const)('%s %s holds map and legend, without distortion', (paper, orientation, width, height) => {
    const { frame, panel, toSheet, ...page } = layOutSheet(grid, { paper, orientation, hasLegend: true });
    expect([page.width, page.height]).toEqual([width, height]);
    for (const { x, y, width: wide, height: high } of [frame, ...(panel ? [panel] : [])]) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(15);
      expect(x + wide).toBeLessThan(width);
      expect(y + high).toBeLessThan(height - 19);
    }
    expect(toSheet([grid.west, grid.north])).toEqual([frame.x, frame.y]);
    const [right, bottom] = toSheet([grid.east, grid.south]);
    expect(right).toBeCloseTo(frame.x + frame.width);
    expect(bottom).toBeCloseTo(frame.y + frame.height);
    // one kilometre has the same length in both directions: 0.05° of longitude is 4.98 km here, 0.04° of latitude 4.45
    expect(frame.width / frame.height).toBeCloseTo(4.976 / 4.448, 2);
  });
});

describe('markers in a crowd', () => {
  const ads = crowd(60);
  const place = (placed: MapAd[]) =>
    placeMarkers(placed, sheet, { grid, occupied: new Occupied() }).flatMap(({ ads: own, ...marker }) =>
      own.map((ad) => ({ ...marker, ad })),
    );
  const markers = place(ads);

  it('are all on the map, and none covers another', () => {
    expect(markers.map(({ ad }) => ad.number)).toEqual(ads.map(({ number }) => number));
    const tooNear = markers.flatMap((one, at) =>
      markers.slice(at + 1).filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < 2 * markerRadius),
    );
    expect(tooNear).toEqual([]);
  });

  it('are in the square that the legend names', () => {
    const { x, y, width, height } = sheet.frame;
    const squareOnPaper = (marker: { x: number; y: number }): string =>
      String.fromCharCode(65 + Math.floor(((marker.x - x) / width) * grid.gridColumns)) +
      String(Math.floor(((marker.y - y) / height) * grid.gridRows) + 1);
    expect(markers.map(({ ad }) => ad.square)).toEqual(markers.map(squareOnPaper));
    // only where a square is full, it is another one than that of the ad: those of the crowd are half covered
    const staying = markers.filter(({ ad }, at) => ad.square === ads[at]?.square);
    const area = ((width / grid.gridColumns) * height) / grid.gridRows;
    const crowded = new Set(ads.map(({ square }) => square)).size;
    expect(staying.length * (2 * markerRadius) ** 2).toBeGreaterThan(0.5 * crowded * area);
    const few = place(ads.slice(0, 8));
    expect(few.map(({ ad }) => ad.square)).toEqual(ads.slice(0, 8).map(({ square }) => square));
  });

  it('are at their place, or connected to it by a line', () => {
    for (const { ad, x, y, anchor, isMoved } of markers) {
      const [trueX, trueY] = sheet.toSheet([ad.longitude, ad.latitude]);
      expect([anchor.x, anchor.y]).toEqual([trueX, trueY]);
      expect(isMoved).toBe(Math.hypot(x - trueX, y - trueY) > 0.01);
      expect(x - markerRadius).toBeGreaterThan(sheet.frame.x);
      expect(y + markerRadius).toBeLessThan(sheet.frame.y + sheet.frame.height);
    }
    expect(markers.some(({ isMoved }) => isMoved)).toBe(true);
  });

  it('share one mark with all their numbers where more than six are at a door', () => {
    const [door] = crowd(1);
    if (!door) throw new Error('no door');
    const numbers = [3, 4, 5, 6, 9, ...Array.from({ length: 20 }, (_, at) => 20 + 2 * at)];
    const shop = numbers.map((number) => ({ ...door, number }));
    const neighbour = { ...door, number: 1, longitude: door.longitude + 0.0001 };
    const [shared, alone, ...more] = placeMarkers([neighbour, ...shop], sheet, { grid, occupied: new Occupied() });
    expect(more).toEqual([]);
    expect(shared?.ads.map(({ number }) => number)).toEqual(numbers);
    const { lines = [], halfWidth = 0, halfHeight = 0, size = 0 } = shared ?? {};
    expect(lines.join(' ').split(', ')).toEqual(['3–6', '9', ...numbers.slice(5).map(String)]);
    for (const line of lines) expect(textWidth(line, size)).toBeLessThan(2 * halfWidth);
    expect(lines.length * size).toBeLessThan(2 * halfHeight);
    // neither covers the other
    const [right, down] = [(alone?.x ?? 0) - (shared?.x ?? 0), (alone?.y ?? 0) - (shared?.y ?? 0)].map(Math.abs);
    expect((right ?? 0) > halfWidth + markerRadius || (down ?? 0) > halfHeight + markerRadius).toBe(true);
    expect(place(shop.slice(0, 6))).toHaveLength(6);
    expect(placeMarkers(shop.slice(0, 6), sheet, { grid, occupied: new Occupied() })).toHaveLength(6);
  });
});

describe('street names', () => {
  it('follow their street, the important ones first, and avoid each other and markers', () => {
    const occupied = new Occupied();
    const y = sheet.frame.y + 30;
    const { names } = placeStreetNames(
      [street('Low Street', 'minor', y + 0.5), street('High Road', 'primary', y)],
      occupied,
      sheet,
    );
    expect(names.map(({ text }) => text)).toContain('High Road');
    const [first, second] = names;
    if (first && second) {
      const room = (textWidth(first.text, first.size) + textWidth(second.text, second.size)) / 2;
      expect(Math.abs(first.x - second.x)).toBeGreaterThan(room * 0.9);
    }
    expect(names.every(({ angle }) => Math.abs(angle) <= 90)).toBe(true);
  });

  it.each([
    ['once on a street that is interrupted', 499, 1],
    ['on each of two streets of one name', 501, 2],
  ])('are placed %s', (_what, metres, expected) => {
    const y = sheet.frame.y + 20;
    const level = (from: number, to: number): [number, number][] => [
      [sheet.frame.x + from, y],
      [sheet.frame.x + to, y],
    ];
    const onward = 60 + metres * sheet.millimetresPerMetre;
    const lines = [level(0, 60), level(onward, onward + 50)];
    const { names } = placeStreetNames([{ name: 'Low Street', roadClass: 'minor', lines }], new Occupied(), sheet);
    expect(names).toHaveLength(expected);
  });

  it('are left out where there is no room', () => {
    const tiny: SheetStreet = {
      name: 'Very Long Street Name',
      roadClass: 'minor',
      lines: [
        [
          [50, 50],
          [55, 50],
        ],
      ],
    };
    expect(placeStreetNames([tiny], new Occupied(), sheet)).toMatchObject({
      names: [],
      unnamed: [{ name: tiny.name }],
    });
    const zigzag: SheetStreet['lines'][number] = Array.from({ length: 40 }, (_, at) => [
      50 + at * 2,
      60 + (at % 2) * 3,
    ]);
    expect(
      placeStreetNames([{ name: 'Bendy Street', roadClass: 'minor', lines: [zigzag] }], new Occupied(), sheet).names,
    ).toEqual([]);
  });

  it('of a street at the very edge of the sheet go to the key', () => {
    const y = sheet.frame.y + sheet.frame.height - 0.5;
    const lines: SheetStreet['lines'] = [
      [
        [sheet.frame.x + 50, y],
        [sheet.frame.x + 90, y],
      ],
    ];
    const placed = placeStreetNames([{ name: 'Edge Road', roadClass: 'minor', lines }], new Occupied(), sheet);
    expect(placed).toMatchObject({ names: [], unnamed: [{ name: 'Edge Road' }] });
  });

  it('are never upside down', () => {
    const backwards: SheetStreet = {
      name: 'Back Street',
      roadClass: 'minor',
      lines: [
        [
          [120, 80],
          [50, 80],
        ],
      ],
    };
    expect(placeStreetNames([backwards], new Occupied(), sheet).names).toMatchObject([
      { text: 'Back Street', angle: 0 },
    ]);
  });
});

describe('the key of a sheet', () => {
  const keyOf = (names: readonly string[]) =>
    names.map((name, at) => ({ name, label: `${at + 1}`, place: null, anchor: { x: 0, y: 0 } }));

  it('wraps long names within their column', () => {
    const long = 'Turn onto Tiger Brennan Outbound from Airport Road Onramp';
    const { entries } = layOutKey(keyOf(Array.from({ length: 30 }, () => long)), { width: 194, most: 80 });
    const column = 194 / 5;
    expect(entries).toHaveLength(30);
    for (const { label, lines } of entries) {
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.join(' ')).toBe(long);
      for (const line of lines) expect(textWidth(`${label} ${line}`, 1.95)).toBeLessThan(column);
    }
    expect(new Set(entries.map(({ x, y }) => `${x} ${y}`)).size).toBe(30);
  });

  it('is no higher than its room, and returns what it does not hold', () => {
    const { height, entries, rest } = layOutKey(keyOf(Array.from({ length: 200 }, () => 'Bay Street')), {
      width: 194,
      most: 30,
    });
    expect(height).toBeLessThanOrEqual(30);
    expect(entries.length).toBeGreaterThan(50);
    expect([...entries, ...rest].map(({ label }) => label)).toEqual(
      Array.from({ length: 200 }, (_, at) => `${at + 1}`),
    );
  });
});

describe('the document', () => {
  const ads = crowd(100);
  const content: MapContent = {
    name: 'Bayside <script>',
    grid,
    design: designOf({ ...grid, name: 'Bayside <script>' }, defaultPrintSettings),
    features: [],
    ads,
    absentAds: 0,
    outline: [],
    sponsorPicture: null,
    isPictureGone: false,
    streets: [{ name: 'Bay & Beach Road', squares: ['D7', 'D8'] }],
    attributions: ['© Somebody'],
    url: 'https://offers.example/brochureMap?mapArea=bayside',
  };
  const { html } = composeMapPages(content, sheet, new Date('2026-11-20T10:00:00Z'));

  it('shows every ad of the legend on the map under the same number, once each', () => {
    for (const { number, title } of ads) {
      const legend = title.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;');
      expect(html.split(`">${legend}</span>`)).toHaveLength(2);
      expect(html).toMatch(new RegExp(`>${number}</b>.{0,200}<span class="square">[A-J][1-8]</span>`));
      expect(html.match(new RegExp(`<text class="number[^>]*>${number}</text>`, 'g'))).toHaveLength(1);
    }
  });

  it('has one heading for each category, also where two have the same place', () => {
    const mixed = crowd(12).map((ad, at) => ({ ...ad, category: at % 2 === 0 ? 'Food' : 'Drink', categoryOrder: 1 }));
    const { html: page } = composeMapPages({ ...content, ads: mixed }, sheet, new Date());
    for (const category of ['Food', 'Drink']) expect(page.split(`>${category}</li>`)).toHaveLength(2);
  });

  it('draws a number of four digits within its marker', () => {
    const [ad] = crowd(1);
    if (!ad) throw new Error('no ad');
    const widthOf = (number: number): number => {
      const { html: page } = composeMapPages({ ...content, ads: [{ ...ad, number }] }, sheet, new Date());
      return Number(
        new RegExp(`<rect [^>]*? width="([0-9.]+)"[^>]*/>\\s*<text class="number[^>]*>${number}<`).exec(page)?.[1],
      );
    };
    expect(widthOf(7)).toBe(2 * markerRadius);
    expect(widthOf(1888)).toBeGreaterThan(textWidth('1888', 1.95) + 0.5);
  });

  it('has the grid on all sides, index, notice and date, and escapes all text', () => {
    for (const name of ['A', 'J', '1', '8']) {
      expect(html.match(new RegExp(`<text class="grid"[^>]*>${name}</text>`, 'g'))).toHaveLength(2);
    }
    expect(html).toMatch(/<h3 [^>]*>B<\/h3>/);
    expect(html).toContain('<span>Bay &amp; Beach Road</span><span class="square"><b>D7</b> D8</span>');
    expect(html).toContain(`© Somebody · ${escapeMarkup(brand.name)}, 20/11/2026`);
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/(?:src|href)="http/);
  });

  it('has the logo of the settings at the right of the title, from nowhere but the page itself', () => {
    const drawing = { hash: 'a'.repeat(64), kind: 'svg', width: 300, height: 100 } as const;
    const loaded = { ...drawing, content: Buffer.from('<svg/>'), picture: Buffer.of(), smallPicture: Buffer.of() };
    applySiteValues(1, { logo: drawing }, new Map([[drawing.hash, loaded]]));
    const { html: page } = composeMapPages(content, sheet, new Date());
    applySiteValues(0, {});
    expect(page).toMatch(/<image [^>]*width="30" height="10" href="data:image\/svg\+xml;base64,PHN2Zy8\+"\/>/);
  });
});

test.each([
  [
    'by their index, lower first',
    [
      [1, 7],
      [2, 3],
      [3, null],
    ],
    [
      [2, 3],
      [1, 7],
    ],
  ],
  [
    'the same index: the newer first',
    [
      [1, 7],
      [2, 7],
    ],
    [
      [2, 7],
      [1, 7],
    ],
  ],
  [
    'as they come, where none has an index',
    [
      [5, null],
      [4, null],
    ],
    [
      [5, 1],
      [4, 2],
    ],
  ],
])('numbers ads %s', (_, given, expected) => {
  const ads = given.map(([id, adIndex]) => ({ id: id ?? 0, adIndex: adIndex ?? null }));
  expect(numberAds(ads).map(({ id, number }) => [id, number])).toEqual(expected);
});

it.each([
  ['chosen by their index, all', 7, 200],
  ['that nobody chose, fewer', null, 60],
])('limits the ads on the map: %s', (_, adIndex, most) => {
  const ads = Array.from({ length: 300 }, (__, id) => ({ id, adIndex }));
  expect(numberAds(ads)).toHaveLength(most);
});
