import { rmSync } from 'node:fs';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { SharedBrowser } from '../../../platform/browser/SharedBrowser';
import { LocalFileStore } from '../../../platform/file-store/LocalFileStore';
import { safeSharp } from '../../../platform/images/safeSharp';
import { makeTestFolder } from '../../../test/cluster/makeTestFolder';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makePrintLayout } from '../../../test/factories/makePrintLayout';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { rememberJobs } from '../../../test/rememberJobs';
import { useTestDatabase } from '../../../test/testDatabase';
import type { MapArea } from '../../map-areas/MapArea';
import { makePrintedMap, type PrintedMapDependencies } from '../making/makePrintedMap';
import { refreshPrintedMaps } from '../making/refreshPrintedMaps';
import { requestPrintedMap } from '../making/requestPrintedMap';
import { PrintedMap } from '../PrintedMap';
import { readMapContent } from '../readMapContent';
import { applyPrintLayout } from './applyPrintLayout';
import { findPrintLayout } from './findPrintLayout';
import { listPrintLayouts } from './listPrintLayouts';
import { pictureLoader } from './pictureLoader';
import { defaultPrintSettings, type PrintSettings } from './PrintSettings';
import { PrintLayout } from './PrintLayout';
import { proofPrintLayout } from './proofPrintLayout';
import { savePrintLayout } from './savePrintLayout';

const db = useTestDatabase();
const folder = makeTestFolder('print-layouts');
const files = new LocalFileStore(folder);
const clock = { now: () => new Date('2026-11-20T03:00:00Z') };
const browser = new SharedBrowser({ cacheFolder: folder });
const jobs = rememberJobs();
const format = { paper: 'A4', orientation: 'LANDSCAPE' } as const;
let administrator: RequestContext;
let colleague: RequestContext;
let dependencies: PrintedMapDependencies;

beforeAll(async () => {
  dependencies = { database: db.database, clock, files, publicUrl: 'https://offers.example', browser, jobs };
  const asStaff = async () =>
    makeContext({ database: db.database, clock, viewer: viewerOf(await makeAccount(db.database)), jobs });
  [administrator, colleague] = [await asStaff(), await asStaff()];
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const layouts = () => db.database.getRepository(PrintLayout);
const reload = (id: number) => layouts().findOneByOrFail({ id });

interface Saving {
  name?: string | null;
  as?: RequestContext;
  settings?: Partial<PrintSettings>;
}

function save(area: MapArea, { name = null, as = administrator, settings = {} }: Saving = {}): Promise<PrintLayout> {
  const input = { ...format, mapAreaId: area.id, name, settings: { ...defaultPrintSettings, ...settings } };
  return savePrintLayout(as, input);
}

it('is tried as a draft, whose proof has pictures and warnings; another draft replaces it', async () => {
  const area = await makeMapArea(db.database, { name: 'Bayside' });
  const draft = await save(area, { settings: { title: 'Draft title', fold: 'LETTER' } });
  expect(draft).toMatchObject({ name: null, proofState: 'WAITING', savedAt: clock.now(), warnings: [] });
  expect(jobs.enqueued).toContainEqual({ name: 'proof-print-layout', payload: { printLayoutId: draft.id } });
  expect(await proofPrintLayout(dependencies, { printLayoutId: draft.id })).toBe(true);
  const proofed = await reload(draft.id);
  expect(proofed).toMatchObject({ proofState: 'READY', sheets: 2 });
  expect(proofed.warnings.map(({ code }) => code)).toEqual(['NO_STREETS', 'NO_ADS']);
  const pictures = await pictureLoader(administrator).load(draft.id);
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) {
    const bytes = Buffer.from(picture.replace('data:image/webp;base64,', ''), 'base64');
    const { width, height, format: kind } = await safeSharp(bytes).metadata();
    expect([kind, width, height]).toEqual(['webp', expect.closeTo(1800, -1), expect.closeTo(1800 * (210 / 297), -1)]);
  }

  const ofColleague = await save(area, { as: colleague });
  const again = await save(area);
  expect(await layouts().findOneBy({ id: draft.id })).toBeNull();
  expect(await proofPrintLayout(dependencies, { printLayoutId: draft.id })).toBe(false);
  expect(await pictureLoader(administrator).load(draft.id)).toEqual([]);
  expect(await layouts().countBy({ mapAreaId: area.id })).toBe(2);
  expect([(await reload(again.id)).savedById, (await reload(ofColleague.id)).savedById]).toEqual([
    administrator.viewer?.accountId,
    colleague.viewer?.accountId,
  ]);
  await expect(applyPrintLayout(administrator, { id: again.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await listPrintLayouts(administrator, { ...format, mapArea: area.code })).toEqual([]);
});

it('keeps versions by name; the map is drawn by the applied one, and an older one can be restored', async () => {
  const area = await makeMapArea(db.database, { name: 'Bayside' });
  const place = { mapAreaId: area.id, latitude: -26.4, longitude: 153.1, positionSource: 'EXACT' as const };
  await makeBrochure(db.database, { ...place, title: 'Fish', status: 'PUBLISHED' });
  const summer = await save(area, { name: ' Summer ', settings: { title: 'Summer' } });
  const winter = await save(area, { name: 'Winter', as: colleague, settings: { title: 'Winter', sponsor: 'Tide' } });
  const listed = await listPrintLayouts(administrator, { ...format, mapArea: area.did });
  expect(listed.map(({ id, name, savedById }) => [id, name, savedById])).toEqual([
    [winter.id, 'Winter', colleague.viewer?.accountId],
    [summer.id, 'Summer', administrator.viewer?.accountId],
  ]);

  const map = await requestPrintedMap(administrator, { ...format, mapAreaId: area.id });
  expect(await makePrintedMap(dependencies, { printedMapId: map.id })).toBe(true);
  const plain = await db.database.getRepository(PrintedMap).findOneByOrFail({ id: map.id });
  // saving alone changes no map
  expect(await makePrintedMap(dependencies, { printedMapId: map.id })).toBe(false);

  const hashes = [plain.contentHash];
  for (const layout of [summer, winter, summer]) {
    const applied = await applyPrintLayout(administrator, { id: layout.id });
    expect(applied).toMatchObject({ id: map.id, state: 'WAITING', printLayoutId: layout.id });
    expect(await makePrintedMap(dependencies, { printedMapId: map.id })).toBe(true);
    const drawn = await db.database.getRepository(PrintedMap).findOneByOrFail({ id: map.id });
    expect(drawn.state).toBe('READY');
    hashes.push(drawn.contentHash);
  }
  expect(new Set(hashes).size).toBe(3);
  expect(hashes[3]).toBe(hashes[1]);
  expect(await refreshPrintedMaps({ ...dependencies, jobs })).toBe(0);

  const actions = await db.database.query<{ action: string }[]>(
    `SELECT action FROM audit_log_entries WHERE action LIKE '%PrintLayout' AND actor_account_id = ANY($1) ORDER BY id`,
    [[administrator.viewer?.accountId, colleague.viewer?.accountId]],
  );
  expect(actions.map(({ action }) => action)).toEqual([
    ...['savePrintLayout', 'savePrintLayout', 'applyPrintLayout', 'applyPrintLayout', 'applyPrintLayout'],
  ]);
});

it('lets a drawing by the layout of before change nothing', async () => {
  const area = await makeMapArea(db.database, { name: 'Lagoon' });
  const summer = await save(area, { name: 'Summer', settings: { title: 'Summer' } });
  const winter = await save(area, { name: 'Winter', settings: { title: 'Winter' } });
  const { id } = await applyPrintLayout(administrator, { id: summer.id });
  // the other layout is applied while the file is written
  const meanwhile = { ...dependencies, files: Object.create(files) as LocalFileStore };
  meanwhile.files.put = async (bytes, type) => {
    await applyPrintLayout(administrator, { id: winter.id });
    return files.put(bytes, type);
  };
  expect(await makePrintedMap(meanwhile, { printedMapId: id })).toBe(false);
  const stored = () => db.database.getRepository(PrintedMap).findOneByOrFail({ id });
  expect(await stored()).toMatchObject({ state: 'WAITING', fileSha256: null, printLayoutId: winter.id });
  expect(await makePrintedMap(dependencies, { printedMapId: id })).toBe(true);
  expect(await stored()).toMatchObject({ state: 'READY' });
});

it('numbers the chosen ads in their order, and leaves out those that are not public or not in the frame', async () => {
  const area = await makeMapArea(db.database, {
    ...{ west: 153, east: 153.2, south: -26.5, north: -26.3, gridColumns: 4, gridRows: 4 },
  });
  const at = (longitude: number) => ({
    ...{
      mapAreaId: area.id,
      latitude: -26.4,
      longitude,
      positionSource: 'EXACT' as const,
      status: 'PUBLISHED' as const,
    },
  });
  const west = await makeBrochure(db.database, { ...at(153.01), title: 'West', adIndex: 1 });
  const east = await makeBrochure(db.database, { ...at(153.19), title: 'East', adIndex: 2 });
  const near = await makeBrochure(db.database, { ...at(153.02), title: 'Near', adIndex: 3 });
  const draft = await makeBrochure(db.database, { ...at(153.02), status: 'PENDING_REVIEW' });
  const read = async (settings: Partial<PrintSettings>) => {
    const { ads, absentAds } = await readMapContent(dependencies, area, { ...defaultPrintSettings, ...settings });
    return { ads: ads.map(({ number, title }) => `${number} ${title}`), absentAds };
  };
  const brochureIds = [near.id, draft.id, east.id, west.id];
  expect(await read({})).toEqual({ ads: ['1 West', '2 East', '3 Near'], absentAds: 0 });
  expect(await read({ brochureIds })).toEqual({ ads: ['1 Near', '2 East', '3 West'], absentAds: 1 });
  const frame = { from: 'A1', to: 'A4' };
  expect(await read({ brochureIds, frame })).toEqual({ ads: ['1 Near', '2 West'], absentAds: 2 });
  expect(await read({ frame })).toEqual({ ads: ['1 West', '3 Near'], absentAds: 0 });
  expect(await read({ brochureIds: [] })).toEqual({ ads: [], absentAds: 0 });
});

it('reads a layout of the version before as one that is folded', async () => {
  const area = await makeMapArea(db.database);
  const { id } = await save(area, { name: 'Old' });
  await db.database.query(`UPDATE print_layouts SET settings = $1 WHERE id = $2`, [
    { title: 'Bay', frame: null, brochureIds: null, insets: 'NONE', insetRanges: [], sponsor: null, isFolded: true },
    id,
  ]);
  expect((await reload(id)).settings).toEqual({
    ...defaultPrintSettings,
    title: 'Bay',
    insets: 'NONE',
    fold: 'ACCORDION',
  });
  // and that version reads one of this
  const [{ settings } = { settings: {} }] = await db.database.query<{ settings: object }[]>(
    'SELECT settings FROM print_layouts WHERE id = $1',
    [(await save(area, { name: 'New', settings: { fold: 'LETTER' } })).id],
  );
  expect(settings).toMatchObject({ fold: 'LETTER', isFolded: true });
});

it('refuses squares beyond the grid, insets without a part, a fold that does not fit, and a blank name', async () => {
  const area = await makeMapArea(db.database, { gridColumns: 4, gridRows: 4 });
  const refused = (saving: Saving) => save(area, saving).catch((error: unknown) => error);
  const fieldOf = (field: string) => ({ code: 'VALIDATION_FAILED', errors: [{ field }] });
  expect(await refused({ settings: { frame: { from: 'A1', to: 'E1' } } })).toMatchObject(fieldOf('layout.frame'));
  const beyond = { insets: 'CHOSEN', insetRanges: [{ from: 'A5', to: 'A1' }] } as const;
  expect(await refused({ settings: { ...beyond, insetRanges: [...beyond.insetRanges] } })).toMatchObject({
    ...fieldOf('layout.insetRanges'),
    message: 'The squares of this area are A1 to D4.',
  });
  expect(await refused({ settings: { insets: 'CHOSEN' } })).toMatchObject(fieldOf('layout.insetRanges'));
  expect(await refused({ name: ' \u200b ' })).toMatchObject(fieldOf('name'));
  const upright = { ...format, orientation: 'PORTRAIT', mapAreaId: area.id, name: null } as const;
  const folded = { ...upright, paper: 'A3', settings: { ...defaultPrintSettings, fold: 'LETTER' } } as const;
  await expect(savePrintLayout(administrator, folded)).rejects.toMatchObject(fieldOf('layout.fold'));
  const gone = { ...upright, mapAreaId: 999_999, settings: defaultPrintSettings };
  await expect(savePrintLayout(administrator, gone)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(applyPrintLayout(administrator, { id: 999_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('keeps 50 versions of a format, and always the one in use', async () => {
  const area = await makeMapArea(db.database);
  const used = await save(area, { name: 'In use' });
  await applyPrintLayout(administrator, { id: used.id });
  const savedById = administrator.viewer?.accountId ?? 0;
  for (let number = 1; number <= 50; number++) {
    await makePrintLayout(db.database, { mapAreaId: area.id, savedById, name: `Version ${number}` });
  }
  await save(area, { name: 'Newest' });
  const names = (await layouts().findBy({ mapAreaId: area.id })).map(({ name }) => name);
  expect(names).toHaveLength(51);
  expect(names).toContain('In use');
  expect(names).not.toContain('Version 1');
});

it('is for editors of the staff only', async () => {
  const area = await makeMapArea(db.database);
  const { id } = await save(area, { name: 'Summer' });
  for (const account of [{ role: 'VENDOR' }, { staffRole: 'READER' }] as const) {
    const viewer = viewerOf(await makeAccount(db.database, account));
    const context = makeContext({ database: db.database, viewer });
    await expect(save(area, { as: context })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(() => applyPrintLayout(context, { id })).toThrow(/does not allow|may not/);
    await expect(listPrintLayouts(context, { ...format, mapArea: area.did })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await findPrintLayout(context, id)).toBeNull();
  }
  expect(await findPrintLayout(administrator, id)).toMatchObject({ id });
});

it('says why its proof failed', async () => {
  const area = await makeMapArea(db.database);
  const { id } = await save(area);
  const other = new SharedBrowser({ cacheFolder: folder });
  const { PUPPETEER_EXECUTABLE_PATH: ofThisMachine } = process.env;
  process.env.PUPPETEER_EXECUTABLE_PATH = '/no/such/browser';
  try {
    await expect(proofPrintLayout({ ...dependencies, browser: other }, { printLayoutId: id })).rejects.toThrow(
      /PUPPETEER_EXECUTABLE_PATH/,
    );
  } finally {
    delete process.env.PUPPETEER_EXECUTABLE_PATH;
    if (ofThisMachine !== undefined) process.env.PUPPETEER_EXECUTABLE_PATH = ofThisMachine;
  }
  expect(await reload(id)).toMatchObject({ proofState: 'FAILED' });
  expect((await reload(id)).problem).toMatch(/PUPPETEER_EXECUTABLE_PATH/);
});
