import { createReadStream, readFileSync, rmSync, writeFileSync } from 'node:fs';
import decodeQR from 'qr/decode.js';
import { pictureSheets } from '../../platform/browser/pictureSheets';
import { printPages } from '../../platform/browser/printPages';
import { SharedBrowser } from '../../platform/browser/SharedBrowser';
import { safeSharp } from '../../platform/images/safeSharp';
import { kmFromChord } from '../../shared/geo/sphere/kmFromChord';
import { pointOnSphere } from '../../shared/geo/sphere/pointOnSphere';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCategory } from '../../test/factories/makeCategory';
import { readPrintedPages, type PrintedPage } from '../../test/files/readPrintedPages';
import { describeSharedData } from '../../test/sharedData';
import { useTestDatabase } from '../../test/testDatabase';
import { readMapAreaDefinitions } from '../integrations/brochure-import/readMapAreaDefinitions';
import { runStreetImport } from '../integrations/street-import/importStreets';
import { MapArea } from '../map-areas/MapArea';
import { composeMapPages, layOutPages } from './drawing/pages/composeMapPages';
import { defaultPrintSettings } from './layouts/PrintSettings';
import type { MapContent } from './MapContent';
import { readMapContent } from './readMapContent';

const db = useTestDatabase();
const folder = makeTestFolder('printed-furniture');
const browser = new SharedBrowser({ cacheFolder: folder });
const clock = { now: () => new Date('2026-11-20T03:00:00Z') };

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const long = 'Northern Beaches Coffee Roasters and Wood-fired Bakery of the Old Lighthouse';
const files = ['streets/darwin-city.geojson', 'map-areas.json', 'streets/darwin-city-streets.csv'] as const;

describe.each(['PORTRAIT', 'LANDSCAPE'] as const)('the A4 map of Darwin, %s', (orientation) => {
  describeSharedData('from its streets', files, (data, definitions, streetsIndex) => {
    let content: MapContent;
    let sheet: ReturnType<typeof layOutPages>;
    let pdf: Buffer;
    let first: PrintedPage;
    let html: string;

    beforeAll(async () => {
      const mapAreaDefinitions = readMapAreaDefinitions(readFileSync(definitions, 'utf8'));
      const context = { database: db.database, clock, viewer: null, requestId: 'test' };
      const imported = { mapArea: 'darwin-city', mapAreaDefinitions, licence: '', dryRun: false };
      await runStreetImport(context, {
        ...{ format: 'geojson', source: createReadStream(data), kind: 'STREET', sourceName: 'streets' },
        ...{ ...imported, attribution: '© OpenStreetMap contributors' },
      });
      const area = await db.database.getRepository(MapArea).findOneByOrFail({ code: 'darwin-city' });
      await db.database.query('DELETE FROM brochures');
      const { id: categoryId } = await makeCategory(db.database);
      const rows = readFileSync(streetsIndex, 'utf8').trim().split('\n').slice(1);
      for (let number = 1; number <= 40; number += 1) {
        const [longitude, latitude] = (rows[number * 10] ?? '').match(/-?\d+\.\d{3,}/g) ?? [];
        await makeBrochure(db.database, {
          ...{ title: `${number % 4 === 0 ? long : 'Ad number'} ${number}`, adIndex: number, status: 'PUBLISHED' },
          ...{ mapAreaId: area.id, categoryId, positionSource: 'EXACT' },
          ...{ longitude: Number(longitude), latitude: Number(latitude) },
        });
      }
      const dependencies = { database: db.database, clock, publicUrl: 'https://offers.example' };
      content = await readMapContent(dependencies, area, defaultPrintSettings);
      sheet = layOutPages(content, { paper: 'A4', orientation });
      const print = composeMapPages(content, sheet, clock.now());
      expect(print.warnings).toEqual([]);
      html = print.html;
      ({ pdf } = await printPages(html, { ...sheet, browser }));
      if (process.env.MAP_PDF_FOLDER !== undefined) {
        writeFileSync(`${process.env.MAP_PDF_FOLDER}/darwin-a4-${orientation.toLowerCase()}.pdf`, pdf);
      }
      const [page] = await readPrintedPages(pdf);
      if (!page) throw new Error('There is no page.');
      first = page;
    });

    it('has a QR code that leads to the address beside it', async () => {
      const { pictures } = await pictureSheets(html, { ...sheet, browser, most: 1 });
      const picture = safeSharp(pictures[0] ?? Buffer.of());
      const { width, height } = await picture.metadata();
      const side = Math.round((width / sheet.width) * 28);
      const { data, info } = await picture
        .extract({ left: width - side, top: height - side, width: side, height: side })
        .resize({ width: side * 4, kernel: 'cubic' })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const address = decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
      expect(address).toBe('https://offers.example/brochureMap?mapArea=darwin-city');
      expect(first.texts.map(({ text }) => text)).toContain(address.replace('https://', ''));
    });

    it('says the scale at which it is drawn', () => {
      const figures = first.texts.find(({ text }) => text.startsWith('1 : '))?.text ?? '';
      const scale = Number(figures.slice(4).replaceAll(',', ''));
      const { west, east, south, north, gridColumns } = content.grid;
      // the letters of the first and the last column are this far apart on the ground and on paper
      const inset = (east - west) / gridColumns;
      const middle = (south + north) / 2;
      const points = [pointOnSphere(middle, west), pointOnSphere(middle, east - inset)] as const;
      const km = kmFromChord(Math.hypot(...points[0].map((part, at) => part - (points[1][at] ?? 0))));
      const letters = first.texts.filter(({ text, size }) => /^[A-Z]$/.test(text) && Math.abs(size - 3.1) < 0.05);
      const xs = letters.filter(({ y }) => Math.abs(y - (letters[0]?.y ?? 0)) < 0.1).map(({ x }) => x);
      const millimetres = Math.max(...xs) - Math.min(...xs);
      expect(xs).toHaveLength(gridColumns);
      expect(Math.abs((km * 1_000_000) / millimetres / scale - 1)).toBeLessThan(0.01);
    });

    it('fills the first page with map and legend', () => {
      const { frame, panel, width, height } = sheet;
      const inPanel = first.texts.filter(
        ({ x, y }) => panel && x > panel.x && x < panel.x + panel.width && y > panel.y && y < panel.y + panel.height,
      );
      const [xs, ys] = [inPanel.flatMap(({ x, reach: [right] }) => [x - right, x + right]), inPanel.map(({ y }) => y)];
      const legend = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
      expect(inPanel.length).toBeGreaterThan(20);
      expect((frame.width * frame.height + legend) / (width * height)).toBeGreaterThan(0.6);
    });

    it('has every title of the legend in full', async () => {
      const pages = await readPrintedPages(pdf);
      // a hyphen may end a line
      const words = pages
        .flatMap(({ texts }) => texts.map(({ text }) => text.trim()))
        .join(' ')
        .replace(/\s+/g, ' ')
        .replaceAll('- ', '-');
      const missing = content.ads.filter(({ title }) => !words.includes(title));
      expect(missing.map(({ title }) => title)).toEqual([]);
      expect(words).not.toContain('…');
    });

    it('is a tagged document with language, title and bookmarks, in which its texts are found', async () => {
      const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
      const loading = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 });
      const document = await loading.promise;
      const { info } = await document.getMetadata();
      expect(info).toMatchObject({ Language: 'en-AU', Title: 'Map of Darwin City' });
      const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
      expect(tree).toContain('"role":"Figure"');
      expect(tree).toContain('"alt":"Map of Darwin City. Its numbers are those of the list of offers."');
      const titles = (await document.getOutline()).map(({ title }) => title);
      expect(titles).toContain('Streets index for Darwin City area.');
      await loading.destroy();
      const raw = pdf.toString('latin1');
      expect(raw).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
      for (const key of ['/StructTreeRoot', '/Lang']) expect(raw).toContain(key);
      expect(first.texts.map(({ text }) => text)).toContain('Stuart Highway');
    });
  });
});
