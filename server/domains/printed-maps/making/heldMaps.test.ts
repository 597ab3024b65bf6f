import { rmSync } from 'node:fs';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { SharedBrowser } from '../../../platform/browser/SharedBrowser';
import { LocalFileStore } from '../../../platform/file-store/LocalFileStore';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { makeTestFolder } from '../../../test/cluster/makeTestFolder';
import { rememberJobs } from '../../../test/rememberJobs';
import { useTestDatabase } from '../../../test/testDatabase';
import { BaseMapSource } from '../../map-areas/base-map/BaseMapSource';
import { saveFeatures } from '../../map-areas/base-map/saveFeatures';
import { PrintedMap } from '../PrintedMap';
import { heldNote } from './isHeld';
import { countFailedJob } from './countFailedJob';
import { makePrintedMap, type PrintedMapDependencies } from './makePrintedMap';
import { refreshPrintedMaps } from './refreshPrintedMaps';
import { requestPrintedMap } from './requestPrintedMap';

const db = useTestDatabase();
const folder = makeTestFolder('held-maps');
const clock = { now: () => new Date('2026-11-20T03:00:00Z') };
const jobs = rememberJobs();
/** never reached: the maps of these tests cannot be composed */
const browser = new SharedBrowser({ cacheFolder: folder });
let administrator: RequestContext;
let dependencies: PrintedMapDependencies;

beforeAll(async () => {
  const files = new LocalFileStore(folder);
  dependencies = { database: db.database, clock, files, publicUrl: 'https://offers.example', browser, jobs };
  administrator = makeContext({ database: db.database, viewer: viewerOf(await makeAccount(db.database)), jobs });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => db.database.query('DELETE FROM printed_maps'));

const format = { paper: 'A4', orientation: 'LANDSCAPE' } as const;
const reload = (id: number) => db.database.getRepository(PrintedMap).findOneByOrFail({ id });

/** A map with a street that nothing can draw. */
async function makeBrokenMap() {
  const { id: mapAreaId } = await makeMapArea(db.database);
  const source = { mapAreaId, name: 'x', attribution: '©', contentHash: 'x', importedAt: clock.now() };
  const { id: sourceId } = await db.database.getRepository(BaseMapSource).save(source);
  const coordinates = [
    [153.02, -26.4],
    [153.18, -26.4],
  ];
  await saveFeatures(db.database.manager, sourceId, [
    { kind: 'STREET', name: 'Bay Road', rank: 1, geometry: { type: 'LineString', coordinates } },
  ]);
  await db.database.query(
    `UPDATE base_map_features SET geometry = '{"type": "LineString", "coordinates": 7}' WHERE source_id = $1`,
    [sourceId],
  );
  const { id: printedMapId } = await requestPrintedMap(administrator, { mapAreaId, ...format });
  const attempt = () => makePrintedMap(dependencies, { printedMapId });
  /** as the queue does when no repetition is left */
  const failJob = async () => {
    for (let tries = 1; tries <= 3; tries += 1) await expect(attempt()).rejects.toThrow();
    await countFailedJob(dependencies, { printedMapId });
  };
  return { mapAreaId, printedMapId, attempt, failJob };
}

it('holds a map that fails in three jobs, until it changes or somebody asks for it', async () => {
  const { mapAreaId, printedMapId, attempt, failJob } = await makeBrokenMap();
  for (const tries of [1, 2, 3]) {
    expect(await refreshPrintedMaps(dependencies)).toBe(1);
    await failJob();
    const { state, problem } = await reload(printedMapId);
    expect([tries, state, problem?.endsWith(heldNote)]).toEqual([tries, 'FAILED', tries === 3]);
  }
  const { problem } = await reload(printedMapId);
  expect(await refreshPrintedMaps(dependencies)).toBe(0);
  // also not by a job that is repeated
  expect(await attempt()).toBe(false);
  expect(await reload(printedMapId)).toMatchObject({ state: 'FAILED', problem });

  // by a change
  const place = { mapAreaId, latitude: -26.4, longitude: 153.1, positionSource: 'EXACT' as const };
  await makeBrochure(db.database, { ...place, title: 'Fish and chips', status: 'PUBLISHED', adIndex: 12 });
  expect(await refreshPrintedMaps(dependencies)).toBe(1);
  for (let nights = 1; nights <= 3; nights += 1) await failJob();
  expect(await refreshPrintedMaps(dependencies)).toBe(0);

  // on demand
  await requestPrintedMap(administrator, { mapAreaId, ...format });
  expect(await reload(printedMapId)).toMatchObject({ state: 'WAITING', problem: null });
  await expect(attempt()).rejects.toThrow();
  expect(await refreshPrintedMaps(dependencies)).toBe(1);
});
