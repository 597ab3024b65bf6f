import { rmSync } from 'node:fs';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { LocalFileStore } from '../../../platform/file-store/LocalFileStore';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { makeTestFolder } from '../../../test/cluster/makeTestFolder';
import { rememberJobs } from '../../../test/rememberJobs';
import { useTestDatabase } from '../../../test/testDatabase';
import type { MapArea } from '../../map-areas/MapArea';
import { applyRetentionRules } from '../../retention/applyRetentionRules';
import { StreetIndexEntry } from '../../street-index/StreetIndexEntry';
import { doStreetImport } from './doStreetImport';
import { failStreetImport } from './failStreetImport';
import { startStreetImport } from './startStreetImport';
import { StreetFile } from './files/StreetFile';
import { StreetImport } from './StreetImport';
import { uploadStreetFile } from './streetImportRoutes';
import { listStreetImports } from './listStreetImports';

const db = useTestDatabase();
const folder = makeTestFolder('street-files');
const files = new LocalFileStore(folder);
const jobs = rememberJobs();
let now = new Date('2026-11-20T03:00:00Z');
const clock = { now: () => now };
let context: RequestContext;
let area: MapArea;

beforeAll(async () => {
  const viewer = viewerOf(await makeAccount(db.database));
  context = makeContext({ database: db.database, viewer, files, jobs, clock });
});
beforeEach(async () => {
  area = await makeMapArea(db.database, { west: 153, south: -26.5, east: 153.2, north: -26.3 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const csv = 'street,lon,lat\nBay Road,153.01,-26.31\nFar Road,150,-30\nNo place,,\n';
const send = async (text: string) => (await uploadStreetFile(context, Buffer.from(text).toString('base64'))).sha256;
const given = () => ({
  ...({ mapAreaId: area.id, format: 'CSV', kind: 'STREET', dryRun: true } as const),
  ...{ sourceName: ' bay.csv ', attribution: '© Bayside', licence: 'CC BY 4.0' },
});
const run = async (changes: Partial<Parameters<typeof startStreetImport>[1]> & { files: string[] }) => {
  const { id } = await startStreetImport(context, { ...given(), ...changes });
  await doStreetImport({ database: db.database, clock, files, jobs }, { streetImportId: id });
  return db.database.getRepository(StreetImport).findOneByOrFail({ id });
};
const streets = () => db.database.getRepository(StreetIndexEntry).countBy({ mapAreaId: area.id });

it('tries a file first, then imports it and deletes the file', async () => {
  const file = await send(csv);
  const tried = await run({ files: [file] });
  expect(tried).toMatchObject({ state: 'READY', progress: 100, dryRun: true, sourceName: 'bay.csv', finishedAt: now });
  expect(tried.report).toMatchObject({
    ...{ rows: 3, kept: 1, refusedCount: 1, skipped: { 'outside the map': 1 } },
    refused: [{ row: 4, problem: expect.stringMatching(/no positions/) as string }],
  });
  expect(await streets()).toBe(0);
  expect(await files.exists(file)).toBe(true);

  const done = await run({ files: [file], dryRun: false });
  expect(done).toMatchObject({ state: 'READY', report: { index: { streets: 1, created: 1 } } });
  expect(await streets()).toBe(1);
  expect(await files.exists(file)).toBe(false);
  await expect(run({ files: [file] })).rejects.toMatchObject({ errors: [{ field: 'files', code: 'UNKNOWN' }] });
  expect(await listStreetImports(context, { mapAreaId: area.id })).toMatchObject([{ id: done.id }, { id: tried.id }]);
  const [line] = await db.database.query<{ actor_account_id: number }[]>(
    `SELECT actor_account_id FROM audit_log_entries WHERE action = 'importStreets' AND entity_id = $1`,
    [area.id],
  );
  expect(line?.actor_account_id).toBe(context.viewer?.accountId);
});

it('fails once every attempt has killed its worker', async () => {
  const { id } = await startStreetImport(context, { ...given(), files: [await send(csv)] });
  const imports = db.database.getRepository(StreetImport);
  await imports.update({ id }, { state: 'RUNNING', progress: 40 });
  await failStreetImport({ database: db.database, clock }, { streetImportId: id });
  expect(await imports.findOneByOrFail({ id })).toMatchObject({ state: 'FAILED', finishedAt: now });
});

it('has the same effect when a killed worker runs again', async () => {
  const file = await send(csv);
  const { id } = await startStreetImport(context, { ...given(), files: [file], dryRun: false });
  await db.database.getRepository(StreetImport).update({ id }, { state: 'RUNNING', progress: 40 });
  for (const _turn of [1, 2])
    await doStreetImport({ database: db.database, clock, files, jobs }, { streetImportId: id });
  expect(await db.database.getRepository(StreetImport).findOneByOrFail({ id })).toMatchObject({ state: 'READY' });
  expect(await streets()).toBe(1);
});

it.each<[string, string, 'GEOJSON' | 'CSV' | 'GNAF', RegExp]>([
  ['nothing on the map', 'street,lon,lat\nFar Road,150,-30\n', 'CSV', /Nothing in this file/],
  ['another format', csv, 'GEOJSON', /GeoJSON/],
  ['one table of G-NAF', 'STREET_LOCALITY_PID|STREET_NAME\nS1|BAY\n', 'GNAF', /two tables/],
  ['fields between semicolons', '\uFEFFstreet;lon;lat\nBay Road;153,01;-26,31\n', 'CSV', /separated by commas/],
  ['latitude first', 'street,lon,lat\nBay Road,-26.31,153.01\n', 'CSV', /1 of 1 refused.*are swapped/],
  ['something packed', 'PK\u0003\u0004streets.geojson', 'GEOJSON', /Unpack it/],
  ['an error page', '<!doctype html><title>502</title>', 'GEOJSON', /no JSON/],
  ['cut off in the middle', '{"type":"FeatureCollection","features":[{"type":"Feat', 'GEOJSON', /GeoJSON/],
])('keeps nothing of a file with %s and says why', async (_, text, format, why) => {
  const failed = await run({ files: [await send(text)], format, dryRun: false });
  expect(failed).toMatchObject({ state: 'FAILED', report: null, problem: expect.stringMatching(why) as string });
  expect(await streets()).toBe(0);
});

it('keeps nothing when the file is gone meanwhile', async () => {
  const file = await send(csv);
  const { id } = await startStreetImport(context, { ...given(), files: [file] });
  await files.remove(file);
  await doStreetImport({ database: db.database, clock, files, jobs }, { streetImportId: id });
  const failed = await db.database.getRepository(StreetImport).findOneByOrFail({ id });
  expect(failed).toMatchObject({ state: 'FAILED', problem: 'The file is not here any more. Send it again.' });
});

it('keeps a file that nobody imports for a week', async () => {
  const file = await send(`${csv}Low Road,153.1,-26.4\n`);
  now = new Date(now.getTime() + 8 * 24 * 3_600_000);
  const next = await send(csv);
  await applyRetentionRules({ database: db.database, clock, files, jobs });
  expect([await files.exists(file), await files.exists(next)]).toEqual([false, true]);
  expect(await db.database.getRepository(StreetFile).existsBy({ sha256: file })).toBe(false);
});

it('allows only administrators', async () => {
  const vendor = viewerOf(await makeAccount(db.database, { role: 'VENDOR' }));
  const asVendor = { ...context, viewer: vendor };
  await expect(uploadStreetFile(asVendor, 'QQ==')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(startStreetImport(asVendor, { ...given(), files: [] })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(() => listStreetImports(asVendor, { mapAreaId: area.id })).toThrow(/may not/);
});
