import { createReadStream, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SharedBrowser } from '../../platform/browser/SharedBrowser';
import { printPages } from '../../platform/browser/printPages';
import { boxOfPositions } from '../../shared/geo/boxOfPositions';
import { positionsOf } from '../../shared/geo/geometryParts';
import { kmFromChord } from '../../shared/geo/sphere/kmFromChord';
import { pointOnSphere } from '../../shared/geo/sphere/pointOnSphere';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { readPrintedPages, type PrintedPage, type PrintedText } from '../../test/files/readPrintedPages';
import { describeSharedData } from '../../test/sharedData';
import { useTestDatabase } from '../../test/testDatabase';
import { readMapAreaDefinitions } from '../integrations/brochure-import/readMapAreaDefinitions';
import { runStreetImport } from '../integrations/street-import/importStreets';
import { MapArea } from '../map-areas/MapArea';
import { composeMapPages } from './drawing/pages/composeMapPages';
import { shortName } from './drawing/layers/placeStreetNames';
import { layOutSheet } from './drawing/Sheet';
import { defaultPrintSettings } from './layouts/PrintSettings';
import type { MapContent } from './MapContent';
import { readMapContent } from './readMapContent';

const db = useTestDatabase();
const folder = makeTestFolder('cities-in-print');
const browser = new SharedBrowser({ cacheFolder: folder });
const clock = { now: () => new Date('2026-11-20T03:00:00Z') };

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Finds the map on the paper, and converts positions to it, using only the grid's letters and numbers. */
function findGrid(
  texts: readonly PrintedText[],
  { gridColumns, gridRows, west, east, south, north }: MapContent['grid'],
) {
  const written = (name: string) => texts.filter(({ text, size }) => text === name && Math.abs(size - 3.1) < 0.05);
  // the grid's names form a row or a column; another N is under the north arrow
  const named = (name: string, along: 'x' | 'y') => {
    const found = written(name).map((text) => text[along]);
    const pair = found.filter((one) => found.filter((other) => Math.abs(one - other) < 0.05).length === 2);
    expect([name, pair.length]).toEqual([name, 2]);
    return pair[0] ?? NaN;
  };
  const letters = Array.from({ length: gridColumns }, (_, at) => String.fromCharCode(65 + at));
  const columns = letters.map((letter) => named(letter, 'x'));
  const rows = Array.from({ length: gridRows }, (_, at) => named(`${at + 1}`, 'y'));
  const [first = 0, top = 0] = [columns[0], rows[0]];
  const wide = ((columns.at(-1) ?? 0) - first) / (gridColumns - 1);
  const high = ((rows.at(-1) ?? 0) - top) / (gridRows - 1);
  const [left, upper] = [first - wide / 2, top - high / 2];
  return {
    wide: wide * gridColumns,
    contains: ({ x, y }: { x: number; y: number }) =>
      x > left && x < left + wide * gridColumns && y > upper && y < upper + high * gridRows,
    placeOf: ({ longitude, latitude }: { longitude: number; latitude: number }) => ({
      x: left + ((longitude - west) / (east - west)) * wide * gridColumns,
      y: upper + ((north - latitude) / (north - south)) * high * gridRows,
    }),
    squareOf: ({ x, y }: { x: number; y: number }) =>
      `${letters[Math.floor((x - left) / wide)] ?? '?'}${Math.floor((y - upper) / high) + 1}`,
  };
}

const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);
const point = ([x, y]: [number, number]) => ({ x, y });

describe.each([
  ['darwin-city', 'darwin-city.geojson', 'A3', 'LANDSCAPE', 60, []],
  [
    'melbourne-city',
    'melbourne-city-corridors.geojson',
    'A4',
    'PORTRAIT',
    100,
    ['Anderson Street (Melbourne) L12 K12 L11', 'Anderson Street (West Melbourne) D5 D6'],
  ],
] as const)('the real %s on paper (%s, %s %s)', (code, file, paper, orientation, count, toldApart) => {
  const files = [
    `streets/${file}`,
    'map-areas.json',
    `streets/${code}-streets.csv`,
    `localities/suburbs-${code}.geojson`,
  ] as const;

  describeSharedData('from its streets', files, (data, definitions, streetsIndex, suburbs) => {
    let content: MapContent;
    let pages: PrintedPage[];

    beforeAll(async () => {
      const mapAreaDefinitions = readMapAreaDefinitions(readFileSync(definitions, 'utf8'));
      const context = { database: db.database, clock, viewer: null, requestId: 'test' };
      await runStreetImport(context, {
        ...{ format: 'geojson', source: createReadStream(data), kind: 'STREET', mapArea: code, mapAreaDefinitions },
        ...{ sourceName: file, attribution: `© ${code}`, licence: '', dryRun: false },
      });
      await runStreetImport(context, {
        ...{ format: 'geojson', source: createReadStream(suburbs), kind: 'SUBURB', mapArea: code, mapAreaDefinitions },
        ...{ sourceName: 'suburbs', attribution: `© ${code}`, licence: '', dryRun: false },
      });
      const area = await db.database.getRepository(MapArea).findOneByOrFail({ code });
      await db.database.query('DELETE FROM brochures');
      const category = await makeCategory(db.database);
      // ads at the streets' own points, so that busy streets have many
      const rows = readFileSync(streetsIndex, 'utf8').trim().split('\n').slice(1);
      const step = Math.floor(rows.length / count);
      for (let number = 1; number <= count; number += 1) {
        const [longitude, latitude] = (rows[number * step - 1] ?? '').match(/-?\d+\.\d{3,}/g) ?? [];
        await makeBrochure(db.database, {
          ...{ title: `Ad number ${number}`, adIndex: number, status: 'PUBLISHED', mapAreaId: area.id },
          ...{
            longitude: Number(longitude),
            latitude: Number(latitude),
            positionSource: 'EXACT',
            categoryId: category.id,
          },
        });
      }
      content = await readMapContent(
        { database: db.database, clock, publicUrl: 'https://offers.example' },
        area,
        defaultPrintSettings,
      );
      const sheet = layOutSheet(content.grid, { paper, orientation, hasLegend: true });
      const { html } = composeMapPages(content, sheet, clock.now());
      const { pdf } = await printPages(html, { ...sheet, browser });
      if (process.env.MAP_PDF_FOLDER !== undefined) writeFileSync(`${process.env.MAP_PDF_FOLDER}/${code}.pdf`, pdf);
      pages = await readPrintedPages(pdf);
    });

    it('shows every legend entry on the map, at its place or with a line to it, in the square that it names', () => {
      const [first] = pages;
      if (!first) throw new Error('There is no first page.');
      expect(content.ads).toHaveLength(count);
      const grid = findGrid(first.texts, content.grid);
      const inMap = first.texts.filter((text) => grid.contains(text));
      const legend = pages
        .flatMap(({ texts }) => texts.filter((text) => !inMap.includes(text)))
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' ');
      const marks = content.ads.map((ad) => {
        const place = grid.placeOf(ad);
        const found = inMap.filter(({ text }) => text === String(ad.number));
        expect([ad.number, found.length]).toEqual([ad.number, 1]);
        const mark = { x: found[0]?.x ?? NaN, y: found[0]?.y ?? NaN };
        // the square that the legend names is that of the number
        expect(legend).toContain(`${ad.number} ${ad.title} (07) 7010 1234 ${grid.squareOf(mark)}`);
        const leads = first.strokes.some(
          ({ from, to }) => distance(point(from), place) < 0.15 && distance(point(to), mark) < 0.5,
        );
        expect([ad.number, distance(mark, place) < 0.5 || leads]).toEqual([ad.number, true]);
        return mark;
      });
      const inOwnSquare = content.ads.filter((ad, at) => marks[at] && grid.squareOf(marks[at]) === ad.square);
      expect(inOwnSquare.length).toBeGreaterThan(count * 0.95);
      const covering = marks.flatMap((one, at) => marks.slice(at + 1).filter((other) => distance(one, other) < 3.9));
      expect(covering).toEqual([]);
      // no name runs beneath a marker
      const names = inMap.filter(({ text }) => content.streets.some(({ name }) => name === text));
      const hidden = names.filter(({ x, y, reach: [right, down] }) =>
        marks.some((mark) =>
          [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].some(
            (share) => distance({ x: x + share * right, y: y + share * down }, mark) < 2.1,
          ),
        ),
      );
      expect(hidden.map(({ text }) => text)).toEqual([]);
    });

    it('writes street names at their streets, and lists every one with its squares', () => {
      const [first] = pages;
      if (!first) throw new Error('There is no first page.');
      const grid = findGrid(first.texts, content.grid);
      const boxes = new Map<string, ReturnType<typeof grid.placeOf>[]>();
      for (const { kind, name, geometry } of content.features) {
        if (kind !== 'STREET' || name === '') continue;
        const { west, south, east, north } = boxOfPositions(positionsOf(geometry));
        const corners = [
          grid.placeOf({ longitude: west, latitude: north }),
          grid.placeOf({ longitude: east, latitude: south }),
        ];
        boxes.set(name, [...(boxes.get(name) ?? []), ...corners]);
      }
      const names = first.texts.filter((text) => grid.contains(text) && boxes.has(text.text));
      expect(names.length).toBeGreaterThan(40);
      const astray = names.filter(({ text, x, y }) => {
        const corners = boxes.get(text) ?? [];
        const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
        const air = 2;
        return (
          x < Math.min(...xs) - air ||
          x > Math.max(...xs) + air ||
          y < Math.min(...ys) - air ||
          y > Math.max(...ys) + air
        );
      });
      expect(astray.map(({ text }) => text)).toEqual([]);

      const words = pages.flatMap(({ texts }) => texts.map(({ text }) => text.trim()));
      const index = words.join(' ').replace(/\s+/g, ' ');
      const missing = content.streets.filter(({ name, squares }) => !index.includes(`${name} ${squares.join(' ')}`));
      expect(missing).toEqual([]);
      for (const row of toldApart) expect(index).toContain(row);
      expect(index).toContain(`${pages.length} of ${pages.length}`);
    });

    it('names every street on one of its sheets, in no letters smaller than 5.5 points', () => {
      const sheets = pages.filter(({ texts }, at) => at === 0 || texts.some(({ text }) => text.includes(', sheet ')));
      const texts = sheets.flatMap((page) => page.texts.map(({ text }) => text.trim()));
      // a long name in the key has two lines
      const written = new Set([...texts, ...texts.slice(1).map((text, at) => `${texts[at] ?? ''} ${text}`)]);
      const { west, south, east, north } = content.grid;
      const names = content.features
        .filter(({ kind, name, geometry }) => {
          const inside = positionsOf(geometry).some(([x = 0, y = 0]) => x > west && x < east && y > south && y < north);
          return kind === 'STREET' && name !== '' && inside;
        })
        .map(({ name }) => name);
      expect(new Set(names).size).toBeGreaterThan(400);
      const missing = [...new Set(names)].filter((name) => !written.has(name) && !written.has(shortName(name)));
      expect(missing).toEqual([]);
      const tiny = sheets.flatMap((page) => page.texts.filter(({ size }) => size < (5.49 * 25.4) / 72));
      expect(tiny.map(({ text }) => text)).toEqual([]);
    });

    it('has at most 24 sheets, all at one larger scale, whose maps and keys fill most of the page', () => {
      const scaleOf = ({ texts }: PrintedPage) =>
        Number(
          texts
            .find(({ text }) => text.startsWith('1 : '))
            ?.text.slice(4)
            .replace(',', ''),
        );
      const [first, ...further] = pages;
      if (!first) throw new Error('There is no first page.');
      const sheets = further.filter(({ texts }) =>
        texts.some(({ text }) => / sheet \d+ · [A-Z]\d+–[A-Z]\d+$/.test(text)),
      );
      expect(sheets.length).toBeGreaterThan(1);
      expect(sheets.length).toBeLessThanOrEqual(24);
      expect(new Set(sheets.map(scaleOf)).size).toBe(1);
      expect(scaleOf(sheets[0] ?? first)).toBeLessThan(scaleOf(first));
      const { width, height } = layOutSheet(content.grid, { paper, orientation, hasLegend: true });
      for (const { texts } of sheets) {
        // the letters above and below, and the numbers beside the map
        const names = texts.filter(({ text, size }) => /^([A-Z]|\d+)$/.test(text) && Math.abs(size - 3.1) < 0.05);
        const [xs, ys] = [names.map(({ x }) => x), names.map(({ y }) => y)];
        const [left, right, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys.filter((y) => y > 17))];
        const mapEnd = Math.max(...ys);
        const keyEnd = Math.max(mapEnd, ...texts.filter(({ y }) => y < height - 9).map(({ y }) => y));
        const share = (end: number) => ((right - left) * (end - top)) / (width * height);
        expect(share(keyEnd)).toBeGreaterThan(0.6);
        expect(share(mapEnd)).toBeGreaterThan(0.45);
      }
    });

    it('draws a correct scale bar', () => {
      const [first] = pages;
      if (!first) throw new Error('There is no first page.');
      const grid = findGrid(first.texts, content.grid);
      const { west, east, south, north } = content.grid;
      const latitude = (south + north) / 2;
      const [one, other] = [west, east].map((longitude) => pointOnSphere(latitude, longitude));
      if (!one || !other) throw new Error('no points');
      const chord = Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)));
      const millimetresPerKm = grid.wide / kmFromChord(chord);
      const words = first.texts.find(({ text }) => /^\d+ k?m$/.test(text));
      const zero = first.texts.find(({ text, y }) => text === '0' && Math.abs(y - (words?.y ?? 0)) < 0.2);
      if (!words || !zero) throw new Error('There is no scale.');
      const [, figure, unit] = /^(\d+) (k?m)$/.exec(words.text) ?? [];
      const km = Number(figure) / (unit === 'km' ? 1 : 1000);
      const beginning = zero.x - Math.hypot(...zero.reach);
      expect(Math.abs((words.x - beginning) / km / millimetresPerKm - 1)).toBeLessThan(0.02);
    });
  });
});
