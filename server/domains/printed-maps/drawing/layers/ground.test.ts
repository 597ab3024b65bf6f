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
  const content: MapContent = {
    ...{ name: 'Bayside', grid, design: designOf({ ...grid, name: 'Bayside' }, defaultPrintSettings), features },
    ...{ ads: [], absentAds: 0, sponsorPicture: null, streets: [], attributions: [] },
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
