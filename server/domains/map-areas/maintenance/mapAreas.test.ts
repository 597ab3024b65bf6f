import { rmSync } from 'node:fs';
import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { LocalFileStore } from '../../../platform/file-store/LocalFileStore';
import { makeTestFolder } from '../../../test/cluster/makeTestFolder';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { rememberJobs } from '../../../test/rememberJobs';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../../brochures/Brochure';
import { fileColumns } from '../../brochures/assets/files/fileColumns';
import { removeUnusedFilesJob } from '../../brochures/assets/files/removeUnusedFilesJob';
import { referenceNumbers } from '../../brochures/referenceNumbers';
import { MapArea } from '../MapArea';
import { ReplacedMapFile } from '../../printed-maps/files/ReplacedMapFile';
import { PrintedMap } from '../../printed-maps/PrintedMap';
import { StreetIndexEntry } from '../../street-index/StreetIndexEntry';
import { createMapArea } from './createMapArea';
import { deleteMapArea, rowsOfArea } from './deleteMapArea';
import { updateMapArea } from './updateMapArea';

const db = useTestDatabase();
const box = { west: 153, south: -26.5, east: 153.2, north: -26.3, gridColumns: 10, gridRows: 8 };
const noosa = { code: 'noosa', name: ' Noosa  Heads ', state: 'QLD' as const, ...box };
let administrator: RequestContext;

const as = async (role: 'ADMINISTRATOR' | 'VENDOR') =>
  makeContext({ database: db.database, viewer: viewerOf(await makeAccount(db.database, { role })) });
const auditOf = (entityId: number) =>
  db.database.getRepository(AuditLogEntry).find({ where: { entityType: 'MapArea', entityId }, order: { id: 'ASC' } });

beforeAll(async () => {
  administrator = await as('ADMINISTRATOR');
});
afterEach(async () => {
  await db.database.getRepository(Brochure).deleteAll();
  await db.database.getRepository(MapArea).deleteAll();
});

it('creates, changes and deletes an area, and logs it', async () => {
  const made = await createMapArea(administrator, noosa);
  expect(made).toMatchObject({ ...noosa, name: 'Noosa Heads' });
  const renamed = await updateMapArea(administrator, { id: made.id, name: 'Noosa', state: null });
  expect(renamed).toMatchObject({ code: 'noosa', name: 'Noosa', state: null, ...box });
  expect(await updateMapArea(administrator, { id: made.id, name: 'Noosa' })).toEqual(renamed);
  expect(await deleteMapArea(administrator, made)).toMatchObject({ code: 'noosa' });
  expect(await auditOf(made.id)).toMatchObject([
    { action: 'createMapArea', before: null, after: { code: 'noosa' } },
    {
      action: 'updateMapArea',
      before: { name: 'Noosa Heads', state: 'QLD' },
      after: { name: 'Noosa', state: null },
    },
    { action: 'deleteMapArea', before: { code: 'noosa', name: 'Noosa', streets: 0 }, after: null },
  ]);
});

it('removes the files of its printed maps, which no row closes any more', async () => {
  const folder = makeTestFolder('area-maps');
  const files = new LocalFileStore(folder);
  const jobs = rememberJobs();
  const area = await createMapArea(administrator, noosa);
  const maps = db.database.getRepository(PrintedMap);
  const [old, now] = [
    await files.put(Buffer.from('old'), 'image/webp'),
    await files.put(Buffer.from('now'), 'image/webp'),
  ];
  const format = { mapAreaId: area.id, paper: 'A4', orientation: 'PORTRAIT', isPublished: false } as const;
  const made = { fileSha256: now, byteSize: 3, madeAt: new Date(), origin: 'UPLOADED', state: 'READY' } as const;
  const { id: printedMapId } = await maps.save({ ...format, ...made });
  await db.database.getRepository(ReplacedMapFile).insert({ printedMapId, sha256: old });
  await deleteMapArea({ ...administrator, files, jobs }, area);
  expect([await files.exists(old), await files.exists(now)]).toEqual([false, false]);
  // should the server end before it removes them
  expect(jobs.enqueued.map(({ name }) => name)).toEqual([removeUnusedFilesJob.name]);
  rmSync(folder, { recursive: true });
});

it('knows of every table with files whether its rows go with an area', () => {
  const others = ['assets', 'proposed_assets', 'former_assets', 'street_files'];
  const tables = new Set(fileColumns.map(({ table }) => table));
  expect([...tables].toSorted()).toEqual([...Object.keys(rowsOfArea), ...others].toSorted());
});

it.each<[string, object, string[]]>([
  ['a code with capitals', { code: 'Noosa' }, ['code INVALID']],
  ['a code that ends with a hyphen', { code: 'noosa-' }, ['code INVALID']],
  ['an endless code', { code: 'x'.repeat(61) }, ['code INVALID']],
  ['no name', { name: ' ' }, ['name LENGTH']],
  ['edges the wrong way round', { west: 154, north: -27 }, ['east ORDER', 'north ORDER']],
  ['a box without width', { east: 153 }, ['east ORDER']],
  ['places outside Australia', { west: 0, north: 10 }, ['west OUT_OF_RANGE', 'north OUT_OF_RANGE']],
  ['a grid beyond Z', { gridColumns: 27, gridRows: 0 }, ['gridColumns OUT_OF_RANGE', 'gridRows OUT_OF_RANGE']],
])('refuses %s', async (_, values, expected) => {
  const refusal: unknown = await createMapArea(administrator, { ...noosa, ...values }).catch((error: unknown) => error);
  const { code, errors } = refusal as { code: string; errors: { field: string; code: string }[] };
  expect(code).toBe('VALIDATION_FAILED');
  expect(errors.map((error) => `${error.field} ${error.code}`)).toEqual(expected);
});

it('refuses an existing code', async () => {
  await createMapArea(administrator, noosa);
  await expect(createMapArea(administrator, noosa)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ field: 'code', code: 'TAKEN' }],
  });
});

it('moves its streets when box or grid change, and refuses a box that excludes a street', async () => {
  const { id } = await createMapArea(administrator, noosa);
  const streets = db.database.getRepository(StreetIndexEntry);
  const place = { mapAreaId: id, latitude: -26.41, longitude: 153.075 };
  await streets.insert({ ...place, streetName: 'Hastings Street', coordinateX: 'D', coordinateY: '5' });
  await updateMapArea(administrator, { id, gridColumns: 20, gridRows: 4 });
  expect(await streets.findOneBy({ mapAreaId: id })).toMatchObject({ coordinateX: 'H', coordinateY: '3' });
  await expect(updateMapArea(administrator, { id, east: 153.05 })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: '1 street of the index lies outside this map. Make it larger, or move or delete them first.',
  });
  expect(await db.database.getRepository(MapArea).findOneBy({ id })).toMatchObject({ east: 153.2 });
  await deleteMapArea(administrator, { id });
  expect(await streets.countBy({ mapAreaId: id })).toBe(0);
});

it('refuses to delete an area with ads, and says how many', async () => {
  const { id: mapAreaId } = await createMapArea(administrator, noosa);
  const first = await makeBrochure(db.database, { mapAreaId });
  await makeBrochure(db.database, { mapAreaId, status: 'ARCHIVED' });
  await expect(deleteMapArea(administrator, { id: mapAreaId })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: '2 ads stand on the map of Noosa Heads, archived ones included. Give them another area first.',
  });
  const brochures = db.database.getRepository(Brochure);
  await brochures.update({ mapAreaId }, { recordStatus: false, deletedAt: new Date() });
  await deleteMapArea(administrator, { id: mapAreaId });
  expect(await brochures.findOneBy({ id: first.id })).toMatchObject({ mapAreaId: null });
});

it('uses a new area at once when a code is reused', async () => {
  const { id } = await createMapArea(administrator, noosa);
  expect(await referenceNumbers(administrator, 'mapAreas', ['noosa'])).toEqual([id]);
  await deleteMapArea(administrator, { id });
  const again = await createMapArea(administrator, noosa);
  expect(await referenceNumbers(administrator, 'mapAreas', ['noosa'])).toEqual([again.id]);
});

it('reports an unknown area', async () => {
  await expect(updateMapArea(administrator, { id: 999_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(deleteMapArea(administrator, { id: 999_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('allows only administrators', async () => {
  const vendor = await as('VENDOR');
  const tries = [
    createMapArea(vendor, noosa),
    updateMapArea(vendor, { id: 1, name: 'x' }),
    deleteMapArea(vendor, { id: 1 }),
  ];
  for (const attempt of tries) await expect(attempt).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
