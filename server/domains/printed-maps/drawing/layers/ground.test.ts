import type { MapContent, MapFeature } from '../../MapContent';
import { defaultPrintSettings, designOf } from '../../layouts/PrintSettings';
import { inks } from '../inks';
import { composeMapPages } from '../pages/composeMapPages';
import { layOutSheet } from '../Sheet';

const grid = { west: 153, south: -26.5, east: 153.05, north: -26.46, gridColumns: 10, gridRows: 8 };
const sheet = layOutSheet(grid, { paper: 'A4', orientation: 'LANDSCAPE', hasLegend: false });

/** A square of this side, in degrees. */
const area = (kind: MapFeature['kind'], name: string, west: number, side: number): MapFeature => ({
  ...{ kind, name, rank: 3, roadClass: null, facility: null },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, -26.49],
        [west + side, -26.49],
        [west + side, -26.49 + side],
        [west, -26.49 + side],
        [west, -26.49],
      ],
    ],
  },
});
const line = (kind: MapFeature['kind']): MapFeature => ({
  ...{ kind, name: '', rank: 3, roadClass: null, facility: null },
  geometry: {
    type: 'LineString',
    coordinates: [
      [153.01, -26.48],
      [153.04, -26.47],
    ],
  },
});

function compose(...features: MapFeature[]): string {
  return composeOn([], ...features);
}

function composeOn(outline: MapContent['outline'], ...features: MapFeature[]): string {
  const content: MapContent = {
    ...{ name: 'Bayside', grid, design: designOf({ ...grid, name: 'Bayside' }, defaultPrintSettings), features },
    ...{ ads: [], absentAds: 0, outline, sponsorPicture: null, isPictureGone: false, streets: [], attributions: [] },
    url: 'https://offers.example/brochureMap',
  };
  return composeMapPages(content, sheet, new Date('2026-11-20')).html;
}

it('writes the name of a water or park of several pieces once, in the largest', () => {
  for (const [kind, style, name] of [
    ['WATER', 'water', 'Yarra River'],
    ['PARK', 'place', 'Royal Park'],
  ] as const) {
    const html = compose(
      area(kind, name, 153.005, 0.006),
      area(kind, name, 153.03, 0.012),
      area(kind, name, 153.045, 0.004),
    );
    const written = [...html.matchAll(new RegExp(`<text class="${style}" x="([\\d.]+)"[^>]*>${name}<`, 'g'))];
    expect(written).toHaveLength(1);
    expect(Number(written[0]?.[1])).toBeCloseTo(sheet.toSheet([153.036, -26.484])[0], 1);
  }
});

it.each([
  ['RAILWAY', line('RAILWAY'), `stroke="${inks.railway}"`],
  ['FERRY', line('FERRY'), `stroke="${inks.ferry}"`],
  ['BEACH', area('BEACH', '', 153.02, 0.01), `fill="${inks.beach}"`],
  ['BUILDING', area('BUILDING', '', 153.02, 0.01), `fill="${inks.building}"`],
])('draws a %s in its colour', (_, feature, colour) => {
  const [map = ''] = /<g clip-path="url\(#frame\)">[^]*?<\/g>/.exec(compose(feature)) ?? [];
  expect(map).toContain(colour);
  expect(/<g clip-path="url\(#frame\)">[^]*?<\/g>/.exec(compose())?.[0]).not.toContain(colour);
});

describe('land', () => {
  const west = [
    [152.9, -26.6],
    [152.9, -26.4],
    [153.02, -26.4],
    [153.02, -26.6],
    [152.9, -26.6],
  ];
  const street = { ...line('STREET'), name: 'Long Road', roadClass: 'minor' as const };
  const pathsIn = (html: string, ink: string) =>
    Array.from(html.matchAll(/<path d="(M[^"]*)"([^>]*)>/g)).filter(([, , style = '']) => style.includes(`="${ink}"`));

  it('is that of the outline where none is imported, with what is beside a street', () => {
    const html = composeOn([west], street);
    expect(html).toContain(`fill="${inks.sea}"`);
    const [areas, lines] = pathsIn(html, inks.land);
    const [edge] = sheet.toSheet([153.02, -26.5]);
    expect(areas?.[1]).toContain(`${Math.round(edge * 100) / 100} `);
    expect(Number(/stroke-width="([\d.]+)"/.exec(lines?.[2] ?? '')?.[1])).toBeCloseTo(
      240 * sheet.millimetresPerMetre,
      1,
    );
  });

  it('has no point that is far from its sheet', () => {
    const far = area('SUBURB', 'Far away', 154, 0.01);
    const wide = area('SUBURB', 'Bayside', 152.5, 1);
    const [map = ''] = /<g clip-path="url\(#frame\)">[^]*?<\/g>/.exec(composeOn([west], far, wide)) ?? [];
    const [first = ''] = pathsIn(map, inks.land).map(([, points = '']) => points);
    const { x, y, width, height } = sheet.frame;
    const points = first.split(/[MLZ]/).flatMap((pair) => (pair === '' ? [] : [pair.split(' ').map(Number)]));
    expect(first.split('Z').filter((ring) => ring !== '')).toHaveLength(2);
    for (const [left = NaN, top = NaN] of points) {
      expect(Math.abs(left - x - width / 2)).toBeLessThan(0.7 * width);
      expect(Math.abs(top - y - height / 2)).toBeLessThan(0.7 * height);
    }
  });

  it('turns all rings the same way, so that none is a hole in another', () => {
    const [areas] = pathsIn(composeOn([west, west.toReversed()]), inks.land);
    // a ring may begin at another of its corners
    const cornersOf = (ring: string) => [...new Set(ring.slice(1).split('L'))].toSorted();
    const [one, other] = (areas?.[1] ?? '').split('Z').map(cornersOf);
    const order = (ring: string) => {
      const points = ring
        .slice(1)
        .split('L')
        .map((pair) => pair.split(' ').map(Number));
      return Math.sign(
        points.reduce((sum, [x = 0, y = 0], at) => {
          const [nextX = 0, nextY = 0] = points[(at + 1) % points.length] ?? [];
          return sum + x * nextY - nextX * y;
        }, 0),
      );
    };
    expect(one).toEqual(other);
    expect(
      (areas?.[1] ?? '')
        .split('Z')
        .filter((ring) => ring !== '')
        .map(order),
    ).toEqual([1, 1]);
  });

  it('is the imported one where there is one, and all where nothing is known', () => {
    expect(
      composeOn([west], area('LAND', '', 153.01, 0.01)).match(new RegExp(`fill="${inks.land}"`, 'g')),
    ).toHaveLength(1);
    expect(composeOn([])).not.toContain(`fill="${inks.sea}"`);
  });
});
