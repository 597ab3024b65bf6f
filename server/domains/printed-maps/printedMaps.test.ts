import { rmSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { SharedBrowser } from '../../platform/browser/SharedBrowser';
import { LocalFileStore } from '../../platform/file-store/LocalFileStore';
import { safeSharp } from '../../platform/images/safeSharp';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { makeContext, viewerOf } from '../../test/makeContext';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { rememberJobs } from '../../test/rememberJobs';
import { useTestDatabase } from '../../test/testDatabase';
import { BaseMapSource } from '../map-areas/base-map/BaseMapSource';
import { saveFeatures } from '../map-areas/base-map/saveFeatures';
import { indexStreets } from '../street-index/placement/indexStreets';
import { findPrintedMap } from './findPrintedMap';
import { countFailedJob } from './making/countFailedJob';
import { makePrintedMap, type PrintedMapDependencies } from './making/makePrintedMap';
import { removeReplacedMapFiles } from './files/removeReplacedMapFiles';
import { removeReplacedMapFilesJob } from './files/removeReplacedMapFilesJob';
import { picturePrintedMap } from './making/picturePrintedMap';
import { PrintedMap } from './PrintedMap';
import { refreshPrintedMaps } from './making/refreshPrintedMaps';
import { uploadPrintedMap } from './files/uploadPrintedMap';
import { requestPrintedMap } from './making/requestPrintedMap';
import { setPrintedMapPublished } from './setPrintedMapPublished';
import { listPrintedMaps } from './listPrintedMaps';

const db = useTestDatabase();
const folder = makeTestFolder('printed-maps');
const files = new LocalFileStore(folder);
const clock = { now: () => new Date('2026-11-20T03:00:00Z') };
const browser = new SharedBrowser({ cacheFolder: folder });
const jobs = rememberJobs();
let administrator: RequestContext;
let dependencies: PrintedMapDependencies;

beforeAll(async () => {
  dependencies = { database: db.database, clock, files, publicUrl: 'https://offers.example', browser, jobs };
  administrator = makeContext({ database: db.database, viewer: viewerOf(await makeAccount(db.database)), jobs });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

async function makeTown() {
  const area = await makeMapArea(db.database, { name: 'Bayside' });
  const source = {
    mapAreaId: area.id,
    name: 'x',
    attribution: '© Somebody',
    contentHash: 'x',
    importedAt: clock.now(),
  };
  const { id } = await db.database.getRepository(BaseMapSource).save(source);
  const coordinates = [
    [153.02, -26.4],
    [153.18, -26.4],
  ];
  await saveFeatures(db.database.manager, id, [
    { kind: 'STREET', name: 'Bay Road', rank: 1, geometry: { type: 'LineString', coordinates } },
  ]);
  await indexStreets(db.database.manager, area, id);
  const place = { mapAreaId: area.id, latitude: -26.4, longitude: 153.1, positionSource: 'EXACT' as const };
  await makeBrochure(db.database, { ...place, title: 'Fish and chips', status: 'PUBLISHED', adIndex: 12 });
  return area;
}

const reload = (id: number) => db.database.getRepository(PrintedMap).findOneByOrFail({ id });
const read = async (sha256: string | null) => {
  const file = await files.open(sha256 ?? '', 'original');
  return file && { bytes: await buffer(file.stream), contentType: file.contentType };
};

it('is requested, made in the background, kept while nothing changes, and made again after a change', async () => {
  const area = await makeTown();
  const asked = await requestPrintedMap(administrator, { mapAreaId: area.id, paper: 'A4', orientation: 'LANDSCAPE' });
  expect(asked).toMatchObject({ state: 'WAITING', fileSha256: null });
  expect(await listPrintedMaps(makeContext({ database: db.database }))).toEqual([]);
  expect(await listPrintedMaps(administrator)).toHaveLength(1);

  expect(await makePrintedMap(dependencies, { printedMapId: asked.id })).toBe(true);
  const made = await reload(asked.id);
  expect(made).toMatchObject({ state: 'READY', problem: null, progress: 100, madeAt: clock.now(), pages: 1 });
  const anyone = makeContext({ database: db.database });
  expect(await listPrintedMaps(anyone)).toMatchObject([{ id: made.id }]);
  expect(await listPrintedMaps(anyone, area.code)).toMatchObject([{ id: made.id }]);
  expect(await listPrintedMaps(anyone, (await makeMapArea(db.database)).did)).toEqual([]);
  const pdf = await read(made.fileSha256);
  expect(pdf?.contentType).toBe('application/pdf');
  expect(pdf?.bytes).toHaveLength(made.byteSize ?? 0);
  expect(pdf?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(textOf(pdf?.bytes ?? Buffer.of())).toContain('BayRoad');
  const preview = await read(made.previewSha256);
  expect(preview?.contentType).toBe('image/webp');
  expect(preview?.bytes.subarray(8, 12).toString()).toBe('WEBP');

  // nothing has changed
  expect(await refreshPrintedMaps(dependencies)).toBe(0);
  expect(await makePrintedMap(dependencies, { printedMapId: asked.id })).toBe(false);
  expect((await reload(asked.id)).fileSha256).toBe(made.fileSha256);

  await db.database.query(`UPDATE brochures SET title = 'Fish and salad' WHERE map_area_id = $1`, [area.id]);
  expect(await refreshPrintedMaps(dependencies)).toBe(1);

  // no browser: the old map stays, and administrators see the reason
  const other = new SharedBrowser({ cacheFolder: folder });
  const { PUPPETEER_EXECUTABLE_PATH: ofThisMachine } = process.env;
  process.env.PUPPETEER_EXECUTABLE_PATH = '/no/such/browser';
  try {
    await expect(makePrintedMap({ ...dependencies, browser: other }, { printedMapId: asked.id })).rejects.toThrow(
      /PUPPETEER_EXECUTABLE_PATH/,
    );
  } finally {
    delete process.env.PUPPETEER_EXECUTABLE_PATH;
    if (ofThisMachine !== undefined) process.env.PUPPETEER_EXECUTABLE_PATH = ofThisMachine;
  }
  const failed = await reload(asked.id);
  expect(failed).toMatchObject({ state: 'FAILED', fileSha256: made.fileSha256 });
  // it is tried again, however often there is no browser
  await countFailedJob({ database: db.database }, { printedMapId: asked.id });
  expect(await reload(asked.id)).toMatchObject({ failedJobs: 0 });
  expect(failed.problem).toMatch(/PUPPETEER_EXECUTABLE_PATH/);
  expect(await listPrintedMaps(makeContext({ database: db.database }))).toHaveLength(1);

  expect(await makePrintedMap(dependencies, { printedMapId: asked.id })).toBe(true);
  const anew = await reload(asked.id);
  expect(anew).toMatchObject({ state: 'READY', problem: null });
  expect(anew.fileSha256).not.toBe(made.fileSha256);
  expect(textOf((await read(anew.fileSha256))?.bytes ?? Buffer.of())).toContain('Fishandsalad');
});

it('is made once when requested twice; only administrators may request it, for an existing area', async () => {
  const { id: mapAreaId } = await makeMapArea(db.database);
  const format = { mapAreaId, paper: 'A3', orientation: 'PORTRAIT' } as const;
  const first = await requestPrintedMap(administrator, format);
  expect((await requestPrintedMap(administrator, format)).id).toBe(first.id);
  const missing = requestPrintedMap(administrator, { ...format, mapAreaId: 999_999 });
  await expect(missing).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const viewer = viewerOf(await makeAccount(db.database, { role: 'VENDOR' }));
  const asVendor = makeContext({ database: db.database, viewer });
  expect(() => requestPrintedMap(asVendor, format)).toThrow(/may not/);
  expect(await makePrintedMap(dependencies, { printedMapId: 999_999 })).toBe(false);
});

it('may be an upload, which stays when the area changes, and can be withdrawn', async () => {
  const area = await makeTown();
  const pdf = Buffer.from('%PDF-1.7\nour own map\n%%EOF\n');
  const own = { mapArea: area.did, paper: 'A3', orientation: 'LANDSCAPE' } as const;
  const context = { ...administrator, files };
  const uploaded = await uploadPrintedMap(context, { ...own, contentBase64Encoded: pdf.toString('base64') });
  expect(uploaded).toMatchObject({ state: 'READY', origin: 'UPLOADED', byteSize: pdf.length, isPublished: true });
  expect((await read(uploaded.fileSha256))?.bytes).toEqual(pdf);
  await db.database.query('UPDATE brochures SET title = title || $1', [' again']);
  await refreshPrintedMaps(dependencies);
  expect(await reload(uploaded.id)).toMatchObject({ fileSha256: uploaded.fileSha256, origin: 'UPLOADED' });

  const anyone = makeContext({ database: db.database });
  const seen = async () => (await listPrintedMaps(anyone)).map(({ id }) => id);
  expect(await seen()).toContain(uploaded.id);
  await setPrintedMapPublished(context, { id: uploaded.id, isPublished: false });
  expect(await seen()).not.toContain(uploaded.id);
  expect(await findPrintedMap(anyone, uploaded.id)).toBeNull();
  expect(await listPrintedMaps(administrator)).toContainEqual(expect.objectContaining({ id: uploaded.id }));
  await setPrintedMapPublished(context, { id: uploaded.id, isPublished: true });
  await setPrintedMapPublished(context, { id: uploaded.id, isPublished: true });
  expect(await seen()).toContain(uploaded.id);
  const actions = await db.database.query<{ action: string }[]>(
    `SELECT action FROM audit_log_entries WHERE entity_type = 'PrintedMap' AND entity_id = $1 ORDER BY id`,
    [uploaded.id],
  );
  expect(actions.map(({ action }) => action)).toEqual(['uploadPrintedMap', 'withdrawPrintedMap', 'publishPrintedMap']);

  // the background job draws a picture of its first page; an invalid PDF gets none
  expect(jobs.enqueued).toContainEqual({ name: 'picture-printed-map', payload: { printedMapId: uploaded.id } });
  expect(await picturePrintedMap(dependencies, { printedMapId: uploaded.id })).toBe(false);
  expect(await reload(uploaded.id)).toMatchObject({ previewSha256: null, pages: null });

  // on request the site's own map replaces it, and its file is deleted later
  expect(await makePrintedMap(dependencies, { printedMapId: uploaded.id })).toBe(true);
  expect(await reload(uploaded.id)).toMatchObject({ origin: 'DRAWN', progress: 100, pages: 1 });
  expect(await read(uploaded.fileSha256)).not.toBeNull();
  const removals = jobs.enqueued.filter(({ name }) => name === removeReplacedMapFilesJob.name);
  for (const { payload } of removals)
    await removeReplacedMapFiles({ database: db.database, files, jobs }, payload as never);
  expect(await read(uploaded.fileSha256)).toBeNull();
});

it('shows an uploaded map with its first page and number of pages; a later file gets its own', async () => {
  const area = await makeTown();
  const context = { ...administrator, files };
  const upload = async (title: string, size: [number, number]) => {
    const pdf = new PDFDocument({ size, margin: 20 });
    pdf.rect(0, 0, ...size).fill('#00706a');
    pdf.addPage({ size }).text(title);
    pdf.end();
    const contentBase64Encoded = (await buffer(pdf)).toString('base64');
    return uploadPrintedMap(context, {
      ...{ mapArea: area.did, paper: 'A4', orientation: 'LANDSCAPE' },
      contentBase64Encoded,
    });
  };
  const { id } = await upload('first', [842, 595]);
  expect(await picturePrintedMap(dependencies, { printedMapId: id })).toBe(true);
  const pictured = await reload(id);
  expect(pictured).toMatchObject({ origin: 'UPLOADED', pages: 2 });
  const preview = await read(pictured.previewSha256);
  expect(preview?.contentType).toBe('image/webp');
  const { width, height } = await safeSharp(preview?.bytes ?? Buffer.of()).metadata();
  expect([width, height]).toEqual([1200, 847]);
  const { channels } = await safeSharp(preview?.bytes ?? Buffer.of()).stats();
  expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean / 8))).toEqual([0, 14, 13]);

  await upload('second', [595, 842]);
  expect(await reload(id)).toMatchObject({ previewSha256: null, pages: null });
  expect(await picturePrintedMap(dependencies, { printedMapId: id })).toBe(true);
  expect((await reload(id)).previewSha256).not.toBe(pictured.previewSha256);
});

/**
 * Returns the searchable text of a PDF: its glyphs, decoded by their character maps, one line for each typeface. It has
 * no spaces, because each letter is placed separately.
 */
function textOf(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body]) => {
    try {
      return [inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  const maps = streams.filter((text) => text.includes('begincmap')).map(readCharacterMap);
  const runs = streams
    .filter((text) => text.includes('BT'))
    .flatMap((text) => [...text.matchAll(/\[([^\]]*)\]\s*TJ|<([0-9A-Fa-f]+)>\s*Tj/g)])
    .map(([, array, single]) =>
      [...(array ?? `<${single ?? ''}>`).matchAll(/<([0-9A-Fa-f]+)>/g)].map(([, hex]) => hex).join(''),
    );
  return maps
    .map((map) =>
      runs.map((hex) => (hex.match(/.{4}/g) ?? []).map((code) => map.get(code.toLowerCase()) ?? '').join('')).join(''),
    )
    .join('\n')
    .replace(/[^\S\n]/g, '');
}

function readCharacterMap(text: string): Map<string, string> {
  const letters = new Map<string, string>();
  const letter = (code: number): string => String.fromCodePoint(code);
  for (const [, block] of text.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code, to] of (block ?? '').matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g)) {
      letters.set((code ?? '').toLowerCase(), letter(parseInt((to ?? '').slice(0, 4), 16)));
    }
  }
  for (const [, block] of text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from, until, to] of (block ?? '').matchAll(
      /<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g,
    )) {
      const [first, last, start] = [from, until, to].map((hex) => parseInt(hex ?? '', 16)) as [number, number, number];
      for (let code = first; code <= last; code++) {
        letters.set(code.toString(16).padStart(4, '0'), letter(start + code - first));
      }
    }
  }
  return letters;
}
