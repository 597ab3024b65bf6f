import { smallestLetters } from '../../../../../shared/map-style/roadStyles';
import { countryAround } from '../../../map-areas/base-map/outline/countryAround';
import { landAround } from '../../../map-areas/base-map/outline/landAround';
import { defaultPrintSettings, designOf } from '../../layouts/PrintSettings';
import type { MapContent } from '../../MapContent';
import { inks } from '../inks';
import { composeMapPages } from '../pages/composeMapPages';
import { layOutSheet } from '../Sheet';

function compose(
  box: { west: number; south: number; east: number; north: number },
  ads: MapContent['ads'] = [],
): string {
  const grid = { ...box, gridColumns: 10, gridRows: 8 };
  const content: MapContent = {
    ...{ name: 'Australia', grid, design: designOf({ ...grid, name: 'Australia' }, defaultPrintSettings) },
    ...{ features: [], ads, absentAds: 0, outline: landAround(box), sponsorPicture: null, isPictureGone: false },
    ...{ country: countryAround(box), streets: [], attributions: [], url: 'https://offers.example/brochureMap' },
  };
  const sheet = layOutSheet(grid, { paper: 'A4', orientation: 'LANDSCAPE', hasLegend: false });
  return composeMapPages(content, sheet, new Date('2026-11-20')).html;
}

it('names states and cities of the whole country, with its lakes, rivers and borders', () => {
  const html = compose({ west: 112, south: -44.5, east: 154.5, north: -10 });
  const states = [
    'WESTERN AUSTRALIA',
    'NORTHERN TERRITORY',
    'SOUTH AUSTRALIA',
    'QUEENSLAND',
    'NEW SOUTH WALES',
    'VICTORIA',
  ];
  for (const name of [
    ...states,
    'Sydney',
    'Melbourne',
    'Brisbane',
    'Perth',
    'Adelaide',
    'Hobart',
    'Darwin',
    'Cairns',
  ]) {
    expect(html.match(new RegExp(`>${name}</text>`, 'g'))).toHaveLength(1);
  }
  expect(html).toMatch(new RegExp(`<path d="M[^"]*Z" fill="${inks.sea}"/>`));
  expect(html).toMatch(new RegExp(`<path d="M[^"]*" fill="none" stroke="${inks.sea}"`));
  expect(html).toMatch(new RegExp(`stroke="${inks.border}" stroke-width="0.35" stroke-dasharray`));
  for (const [, size] of html.matchAll(/<text class="landmark"[^>]*font-size="([\d.]+)"/g)) {
    expect(Number(size)).toBeGreaterThanOrEqual(smallestLetters);
  }
});

it('names a capital among the marks of its many ads', () => {
  const ads = Array.from({ length: 40 }, (_, at) => ({
    ...{
      number: at + 1,
      title: 'Kiosk',
      square: 'H8',
      phone: null,
      isCoupon: false,
      category: 'Food',
      categoryOrder: 1,
    },
    ...{ categoryIcon: null, longitude: 144.6 + at * 0.02, latitude: -38 + (at % 7) * 0.07 },
  }));
  const html = compose({ west: 112, south: -44.5, east: 154.5, north: -10 }, ads);
  expect(html.match(/>Melbourne<\/text>/g)).toHaveLength(1);
});

it('leaves them out of a town, where they would be off by more than the eye forgives', () => {
  const html = compose({ west: 130.8, south: -12.5, east: 130.95, north: -12.4 });
  expect(html).not.toContain('class="landmark"');
  expect(html).not.toContain('>Darwin</text>');
});
