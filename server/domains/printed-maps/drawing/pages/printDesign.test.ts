import type { MapGeometry } from '../../../../shared/geo/MapGeometry';
import { defaultPrintSettings, designOf, type PrintSettings } from '../../layouts/PrintSettings';
import type { MapContent, MapFeature } from '../../MapContent';
import type { PageOrientation } from '../../PageOrientation';
import { layOutFold } from '../../layouts/printFolds';
import type { PaperSize } from '../../PaperSize';
import { composeMapPages, layOutPages } from './composeMapPages';
import { fitTitle } from './fitTitle';
import { textWidth } from '../textWidth';
import { wrapWords } from './wrapWords';

const grid = { west: 153, south: -26.5, east: 153.05, north: -26.46, gridColumns: 10, gridRows: 8 };
const squareWide = 0.005;

/** A short street at a place, whose name has no room on the first page. */
function lane(name: string, longitude: number, latitude: number): MapFeature {
  const coordinates = [
    [longitude, latitude],
    [longitude + 0.0004, latitude],
  ];
  const geometry = { type: 'LineString', coordinates } as unknown as MapGeometry;
  return { kind: 'STREET', name, rank: 1, roadClass: 'minor', facility: null, geometry };
}

/** Twelve lanes in D3, one in J8. */
const features = [
  ...Array.from({ length: 12 }, (_, at) =>
    lane(`Wattlebird Lane ${at}`, 153.0152 + (at % 4) * 0.001, -26.4705 - at * 0.0003),
  ),
  lane('Far Away Lane', 153.0465, -26.4985),
];

function compose(
  settings: Partial<PrintSettings>,
  given: Partial<MapContent> = {},
  orientation: PageOrientation = 'LANDSCAPE',
  paper: PaperSize = 'A4',
) {
  const design = designOf({ ...grid, name: 'Bayside' }, { ...defaultPrintSettings, ...settings });
  const content: MapContent = {
    ...{
      name: 'Bayside',
      grid,
      design,
      features,
      ads: [],
      absentAds: 0,
      outline: [],
      sponsorPicture: null,
      isPictureGone: false,
      streets: [],
      attributions: [],
    },
    url: 'https://offers.example/brochureMap?mapArea=bayside',
    ...given,
  };
  const sheet = layOutPages(content, { paper, orientation });
  return { ...composeMapPages(content, sheet, new Date('2026-11-20T10:00:00Z')), sheet };
}

const codesOf = ({ warnings }: ReturnType<typeof compose>) => warnings.map(({ code }) => code);

describe('insets', () => {
  it('are of the densest part, outlined on the first page; a street beyond it is warned of', () => {
    const print = compose({ insets: 'DENSEST' });
    expect(print.html.match(/<section class="sheet">/g)).toHaveLength(2);
    expect(print.html).toContain('>Inset 1</text>');
    const [, corners] = /Bayside, inset 1 · ([A-J]\d–[A-J]\d)/.exec(print.html) ?? [];
    expect(corners).toBe('A2–F4');
    for (let at = 0; at < 12; at++) expect(print.html).toContain(`Wattlebird Lane ${at}<`);
    expect(print.warnings.find(({ code }) => code === 'NAMES_WITHOUT_ROOM')?.message).toBe(
      'The name of a street has no room: Far Away Lane. Add insets, or choose "Sheets that name every street".',
    );
  });

  it('are the chosen ones, and none if none are wanted', () => {
    const range = { from: 'J8', to: 'I8' };
    const chosen = compose({ insets: 'CHOSEN', insetRanges: [range, { from: 'D3', to: 'C2' }] });
    expect(chosen.html).toContain('>Inset 2</text>');
    expect(codesOf(chosen)).toEqual(['NO_ADS']);
    const none = compose({ insets: 'NONE' });
    expect(none.html.match(/<section class="sheet">/g)).toHaveLength(1);
    expect(none.warnings.find(({ code }) => code === 'NAMES_WITHOUT_ROOM')?.message).toMatch(
      /^The names of 13 streets have no room: /,
    );
  });

  it('are as many sheets as name every street by the rules of the site', () => {
    expect(codesOf(compose({}))).toEqual(['NO_ADS']);
  });
});

it('shows only the squares of the frame, without distortion', () => {
  const { sheet, html } = compose({ frame: { from: 'E5', to: 'B2' } });
  expect(sheet.box.west).toBeCloseTo(grid.west + squareWide);
  expect(sheet.box.east).toBeCloseTo(grid.west + 5 * squareWide);
  for (const name of ['B', 'E', '2', '5']) expect(html).toMatch(new RegExp(`<text class="grid"[^>]*>${name}</text>`));
  for (const name of ['A', 'F', '1', '6']) {
    expect(html).not.toMatch(new RegExp(`<text class="grid"[^>]*>${name}</text>`));
  }
  const whole = compose({}).sheet;
  expect(sheet.millimetresPerMetre).toBeGreaterThan(1.9 * whole.millimetresPerMetre);
});

it('has title, sponsor and emergency numbers of the layout, as text only', () => {
  const { html } = compose({ title: 'Bay <b>Days', sponsor: 'Fish & Sons', emergencyNumbers: 'Rescue 112' });
  expect(html).toContain('>Bay &lt;b&gt;Days</text>');
  expect(html).toContain('Sponsored by <tspan font-weight="700">Fish &amp; Sons</tspan>');
  expect(html).toContain('>Rescue 112</text>');
  expect(html).not.toContain('Poisons');
  expect(compose({}).html).toContain('Poisons 13 11 26');
  expect(compose({ emergencyNumbers: '' }).html).not.toContain('Emergency 000');
});

it('sets a long title in smaller letters, and cuts and warns where that is not enough', () => {
  expect(fitTitle('Bayside', 120)).toEqual({ text: 'Bayside', size: 8, isCut: false });
  const smaller = fitTitle('Greater Bayside and the Hinterland', 120);
  expect(smaller).toMatchObject({ text: 'Greater Bayside and the Hinterland', isCut: false });
  expect(textWidth(smaller.text, smaller.size)).toBeLessThan(120);
  const cut = fitTitle('W'.repeat(60), 120);
  expect(cut).toMatchObject({ size: 4.5, isCut: true });
  expect(textWidth(cut.text, cut.size)).toBeLessThan(120);
  expect(codesOf(compose({ title: 'W'.repeat(60) }, {}, 'PORTRAIT'))).toContain('TITLE_CUT');
});

it('has a cover and the marks of two folds', () => {
  const { html } = compose({
    fold: 'ACCORDION',
    title: 'Northernmost-Lighthouse-Keepers-Association Walk',
    sponsor: 'Tide Bakery',
  });
  const [, front = '', cover = ''] = html.split('<section class="sheet">');
  expect(front).toContain('M99 0v4M99 206v4M198 0v4M198 206v4');
  expect(cover).toContain('M99 0v4');
  expect(cover).toContain('>Sponsored by Tide Bakery</text>');
  for (const row of wrapWords('Northernmost-Lighthouse-Keepers-Association Walk', { room: 81, size: 11 })) {
    expect(textWidth(row, 11)).toBeLessThanOrEqual(81);
    expect(cover).toContain(`>${row}</text>`);
  }
});

describe('the back of a folded print', () => {
  const streets = Array.from({ length: 400 }, (_, at) => ({ name: `Wattle Street ${at}`, squares: ['A1', 'B2'] }));
  const ads = Array.from({ length: 90 }, (_, at) => ({
    ...{ number: at + 1, title: `Ad ${at}`, square: 'D3', phone: null, isCoupon: false },
    ...{ category: 'Food', categoryOrder: 1, categoryIcon: null, latitude: -26.48, longitude: 153.02 },
  }));

  it.each(['PORTRAIT', 'LANDSCAPE'] as const)('has something on every panel (A3, %s)', (orientation) => {
    const paper = 'A3';
    const { html } = compose({ fold: 'CROSS' }, { streets, ads }, orientation, paper);
    const back = html.split('<section class="sheet">')[2] ?? '';
    const { others } = layOutFold('CROSS', { paper, orientation });
    const places = Array.from(back.matchAll(/class="at [^"]+" style="left:([\d.]+)mm;top:([\d.]+)mm/g), ([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    const blank = others.filter(
      ({ x, y, width, height }) => !places.some((at) => at.x > x && at.x < x + width && at.y > y && at.y < y + height),
    );
    expect([others.length, blank]).toEqual([4, []]);
    for (const words of ['In an emergency', 'On the map', 'Offers on the map', 'Streets index for']) {
      expect(html).toContain(`>${words}`);
    }
    // each row is once in the whole print
    for (const { name } of streets) expect(html.split(`<span>${name}</span>`)).toHaveLength(2);
  });

  it('shows where the area is on a panel that would be blank, and on no other', () => {
    const few = compose({ fold: 'ACCORDION' }, { streets: [] }).html;
    expect(few).toContain('>Where Bayside is</text>');
    for (const capital of ['Perth', 'Darwin', 'Sydney', 'Brisbane']) expect(few).toContain(`>${capital}</text>`);
    expect(compose({ fold: 'ACCORDION' }, { streets, ads }).html).not.toContain('>Where Bayside is</text>');
  });

  it('shows where the sheets are, unless there is one', () => {
    const many = Array.from({ length: 300 }, (_, at) =>
      lane(`Wattlebird Lane ${at}`, 153.001 + (at % 20) * 0.0024, -26.461 - Math.floor(at / 20) * 0.0025),
    );
    expect(compose({ fold: 'ACCORDION' }, { features: many }).html).toContain('Sheets of this map');
    expect(compose({ fold: 'ACCORDION', insets: 'NONE' }, { features: many }).html).not.toContain('of this map<');
  });
});

it('uses the room beside the map for the streets index where there are no ads', () => {
  const square = { ...grid, west: 153.02, gridColumns: 6 };
  const streets = Array.from({ length: 30 }, (_, at) => ({ name: `Wattle Street ${at}`, squares: ['A1'] }));
  const content = { streets, grid: square, design: designOf({ ...square, name: 'Bayside' }, defaultPrintSettings) };
  const [, first = ''] = compose({}, { ...content, features: [] }).html.split('<section class="sheet">');
  expect(first).toContain('>Streets index for Bayside area.</h2>');
  expect(first).toContain('<span>Wattle Street 29</span>');
});

it('warns of an area without streets and of chosen ads that are absent', () => {
  const print = compose({}, { features: [], absentAds: 2 });
  expect(print.warnings.map(({ message }) => message)).toEqual([
    'This area has no streets. Import them first.',
    'No ad is on this map. Choose ads, or a frame that has some.',
    '2 chosen ads are left out: not public, without a position, or outside of the frame.',
  ]);
});
