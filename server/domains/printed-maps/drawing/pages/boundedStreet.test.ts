import type { LineString } from 'geojson';
import { defaultPrintSettings, designOf } from '../../layouts/PrintSettings';
import type { MapContent } from '../../MapContent';
import { composeMapPages } from './composeMapPages';
import { layOutSheet } from '../Sheet';

const grid = { west: 153, south: -26.5, east: 153.05, north: -26.46, gridColumns: 10, gridRows: 8 };
const sheet = layOutSheet(grid, { paper: 'A3', orientation: 'LANDSCAPE', hasLegend: false });

/** A street that fills the whole map: no point can be left out without a visible change. */
function zigzag(points: number): LineString {
  const coordinates = Array.from({ length: points }, (_, at) => [
    at % 2 === 0 ? 153.001 : 153.049,
    -26.499 + (0.038 * at) / points,
  ]);
  return { type: 'LineString', coordinates };
}

/** A coast road as a survey vehicle records it: many points, few of which the eye can tell apart. */
function recorded(points: number): LineString {
  const coordinates = Array.from({ length: points }, (_, at) => [
    153.001 + (0.048 * at) / points,
    -26.48 + 0.01 * Math.sin(at / 20_000) + 0.000_01 * (at % 3),
  ]);
  return { type: 'LineString', coordinates };
}

it.each([
  ['that fills the map', zigzag],
  ['that was recorded every decimetre', recorded],
])('one street of 300,000 points %s makes no document beyond bounds', (_, shape) => {
  const short = Array.from({ length: 40 }, (__, at) => ({
    ...({ kind: 'STREET', name: `Wattlebird Lane ${at}`, rank: 3, roadClass: 'minor', facility: null } as const),
    geometry: {
      type: 'LineString' as const,
      coordinates: [
        [153.01 + (at % 8) * 0.0005, -26.47 - at * 0.0002],
        [153.0102 + (at % 8) * 0.0005, -26.47 - at * 0.0002],
      ],
    },
  }));
  const content: MapContent = {
    ...{ name: 'Bayside', grid, design: designOf({ ...grid, name: 'Bayside' }, defaultPrintSettings) },
    features: [
      ...short,
      { kind: 'STREET', name: 'Long Road', rank: 1, roadClass: 'primary', facility: null, geometry: shape(300_000) },
    ],
    ...{
      ads: [],
      absentAds: 0,
      outline: [],
      sponsorPicture: null,
      isPictureGone: false,
      streets: [],
      attributions: [],
      url: 'https://offers.example/brochureMap',
    },
  };
  const { html } = composeMapPages(content, sheet, new Date('2026-11-20'));
  expect(html).toContain('Long Road');
  // fonts are 600 kB of it
  expect(html.length).toBeLessThan(6_000_000);
});
