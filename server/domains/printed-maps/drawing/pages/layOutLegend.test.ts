import { figtreeFont } from '../../../../platform/pdf/figtreeFont';
import { defaultPrintSettings, designOf } from '../../layouts/PrintSettings';
import type { MapAd, MapContent } from '../../MapContent';
import { columnGap } from '../legendSizes';
import { layOutSheet, type Rect } from '../Sheet';
import { composeMapPages } from './composeMapPages';
import { layOutPanel, measureRow } from './layOutLegend';

const grid = { west: 153, south: -26.5, east: 153.05, north: -26.47, gridColumns: 10, gridRows: 8 };

const ad = (number: number, title: string, changes: Partial<MapAd> = {}): MapAd => ({
  ...{ number, title, square: 'C4', phone: '(07) 7010 1234', isCoupon: false, category: 'Food', categoryOrder: 1 },
  ...{ categoryIcon: null, longitude: 153.02, latitude: -26.48 },
  ...changes,
});
const ads = (count: number, title: string) => Array.from({ length: count }, (_, at) => ad(at + 1, title));
const upright = (paper: 'A3' | 'A4') => layOutSheet(grid, { paper, orientation: 'PORTRAIT', hasLegend: true }).panel;

const columnsOf = (rect: Rect | null, { columnWidth }: { columnWidth: number }) =>
  Math.round(((rect?.width ?? 0) + columnGap) / (columnWidth + columnGap));

it.each([
  ['few', 8, 'A3', 3],
  ['many', 100, 'A3', 5],
  ['few', 8, 'A4', 2],
] as const)('sets the legend of %s ads (%d, %s) in %d columns: as few as hold them', (_, count, paper, columns) => {
  expect(columnsOf(upright(paper), layOutPanel(upright(paper), ads(count, 'Fish and chips')))).toBe(columns);
});

const long = 'Northern Beaches Coffee Roasters and Wood-fired Bakery of the Old Lighthouse';

it('gives a title the lines that it needs, and its row their height', () => {
  expect(measureRow(ad(1, 'Fish and chips'), 60)).toEqual({ height: 7.2, isCut: false });
  expect(measureRow(ad(1, 'Fish and chips', { phone: null }), 60)).toEqual({ height: 4.8, isCut: false });
  // as wide as its letters are: a reckoned width would leave a blank line
  expect(measureRow(ad(1, 'Charlotte Street Bakery and coffee roasters'), 62)).toEqual({ height: 7.2, isCut: false });
  const [wide, narrow] = [measureRow(ad(1, long), 125), measureRow(ad(1, long), 60)];
  expect([wide.height, wide.isCut]).toEqual([7.2, false]);
  expect(narrow.height).toBeGreaterThan(7.2);
  expect(measureRow(ad(1, 'W'.repeat(120)), 50)).toMatchObject({ isCut: true });
});

it('measures each text once, however many columns and heights are tried', () => {
  const layOuts = (['regular', 'bold'] as const).map((weight) => jest.spyOn(figtreeFont(weight), 'layout'));
  const all = Array.from({ length: 120 }, (_, at) => ad(at + 1, `Lighthouse Bakery and Coffee Roasters ${at}`));
  layOutPanel(upright('A4'), all);
  const texts = layOuts.map(({ mock }) => mock.calls.map(([text]) => text));
  for (const layOut of layOuts) layOut.mockRestore();
  expect(texts.flat().length).toBeGreaterThan(120);
  for (const each of texts) expect(new Set(each).size).toBe(each.length);
});

it('holds no more rows than its columns have room for, in order, and the others follow', () => {
  const all = Array.from({ length: 120 }, (_, at) => ad(at + 1, at % 3 === 0 ? long : 'Fish and chips'));
  const rect = upright('A4');
  const { rows, heights, height, columnWidth } = layOutPanel(rect, all);
  expect(rows).toEqual(all.slice(0, rows.length));
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.length).toBeLessThan(120);
  expect(height).toBeLessThanOrEqual((rect?.height ?? 0) - 8);
  // as a browser fills columns
  let [columns, used] = [1, 0];
  for (const each of heights) {
    if (used + each > height + 0.01) [columns, used] = [columns + 1, 0];
    used += each;
  }
  expect(columns).toBeLessThanOrEqual(columnsOf(rect, { columnWidth }));
});

it('ends no column with a heading', () => {
  const rect = { x: 0, y: 0, width: 120, height: 60 };
  for (let count = 1; count < 14; count += 1) {
    const heading = { heading: 'Food', icon: null };
    const all = [...ads(count, 'Fish and chips'), heading, ad(90, 'Fish and chips'), heading, ad(91, 'Fish and chips')];
    const { rows, heights, height } = layOutPanel(rect, all);
    let used = 0;
    rows.forEach((row, at) => {
      const each = heights[at] ?? 0;
      used = used + each > height + 0.01 ? each : used + each;
      if ('heading' in row) expect(used + (heights[at + 1] ?? Infinity)).toBeLessThanOrEqual(height + 0.01);
    });
  }
});

it('cuts no title silently', () => {
  const content: MapContent = {
    ...{
      name: 'Bayside',
      grid,
      features: [],
      absentAds: 0,
      outline: [],
      sponsorPicture: null,
      isPictureGone: false,
      streets: [],
      attributions: [],
    },
    design: designOf({ ...grid, name: 'Bayside' }, defaultPrintSettings),
    ...{ ads: [...ads(30, long), ad(31, 'W'.repeat(120))], url: 'https://offers.example/brochureMap' },
  };
  const sheet = layOutSheet(grid, { paper: 'A4', orientation: 'PORTRAIT', hasLegend: true });
  const codesOf = (given: MapContent) => composeMapPages(given, sheet, new Date()).warnings.map(({ code }) => code);
  expect(codesOf(content)).toEqual(['NO_STREETS', 'AD_TITLES_CUT']);
  expect(codesOf({ ...content, ads: ads(30, long) })).toEqual(['NO_STREETS']);
  expect(composeMapPages(content, sheet, new Date()).html).not.toContain('text-overflow');
});

it('warns of titles that are cut on the panel of a fold, whose columns are wider than those of a page', () => {
  const settings = { ...defaultPrintSettings, fold: 'LETTER' as const };
  const sheet = layOutSheet(grid, { paper: 'A4', orientation: 'LANDSCAPE', hasLegend: true });
  const isCut = (letters: number) => {
    const content = {
      ...{ name: 'Bayside', grid, features: [], absentAds: 0, outline: [], sponsorPicture: null, isPictureGone: false },
      ...{ streets: [], attributions: [], url: 'https://offers.example/brochureMap' },
      ads: [...ads(16, 'Fish'), ad(17, 'Whales off '.repeat(letters / 11))],
      design: designOf({ ...grid, name: 'Bayside' }, settings),
    };
    const { warnings, html } = composeMapPages(content, sheet, new Date());
    const [front = '', back = '', ...more] = html.split('<section ').slice(1);
    expect([front.includes('Whales'), back.includes('Whales'), more.length]).toEqual([false, true, 0]);
    return warnings.some(({ code }) => code === 'AD_TITLES_CUT');
  };
  expect([isCut(55), isCut(132), isCut(330)]).toEqual([false, false, true]);
});

it('leaves no panel of a cross fold blank', () => {
  const settings = { ...defaultPrintSettings, fold: 'CROSS' as const };
  const content = {
    ...{ name: 'Bayside', grid, features: [], absentAds: 0, outline: [], sponsorPicture: null, isPictureGone: false },
    ...{ ads: ads(3, 'Fish'), attributions: [], url: 'https://offers.example/brochureMap' },
    streets: Array.from({ length: 140 }, (_, at) => ({ name: `Road ${at}`, squares: ['A1'] })),
    design: designOf({ ...grid, name: 'Bayside' }, settings),
  };
  const sheet = layOutSheet(grid, { paper: 'A3', orientation: 'LANDSCAPE', hasLegend: true });
  const sections = composeMapPages(content, sheet, new Date()).html.split('<section ').slice(1);
  expect(sections.map((section) => section.match(/Streets index/g)?.length ?? 0)).toEqual([0, 4]);
});
