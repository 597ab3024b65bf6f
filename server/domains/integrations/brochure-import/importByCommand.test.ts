import { Readable } from 'node:stream';
import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { seedReferenceData } from '../../../seeds/seedReferenceData';
import { eventually } from '../../../test/eventually';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../../brochures/Brochure';
import { BulkJob } from '../../bulk-jobs/BulkJob';
import { doBulkJob } from '../../bulk-jobs/doBulkJob';
import { keepCommandImports } from '../../bulk-jobs/imports/keepCommandImports';
import { undoBulkJob } from '../../bulk-jobs/undoing/undoBulkJob';
import { findImporter } from './findImporter';
import { listAuditLog } from '../../audit-log/listAuditLog';
import { importByCommand } from './importByCommand';

const test = useTestDatabase();
let terminal: RequestContext;
let mapArea: string;

beforeAll(async () => {
  await seedReferenceData(test.database);
  terminal = makeContext({ database: test.database });
  mapArea = (await makeMapArea(test.database)).code;
});
afterEach(() => test.database.query('TRUNCATE brochures, bulk_jobs, audit_log_entries CASCADE'));

const countAds = () => test.database.getRepository(Brochure).countBy({ recordStatus: true });

const rows = ['Blue Gum Café,FOOD_DRINK', 'Paper Boat,SHOP', 'Nowhere,NO_SUCH_CATEGORY'];

const run = (source: Readable, { dryRun = false, by = terminal } = {}) =>
  importByCommand(by, {
    records: keepCommandImports(test.database, terminal.clock),
    ...{ source, fileName: 'shops.csv', sourceName: 'register', type: 'BLD_AD', mapArea, mapAreaDefinitions: [] },
    ...{ publish: false, dryRun },
  });
const file = () => Readable.from([`${['name,category', ...rows].join('\n')}\n`]);

async function listed(): Promise<unknown[]> {
  const viewer = viewerOf(await makeAccount(test.database, { role: 'ADMINISTRATOR' }));
  const { edges } = await listAuditLog(makeContext({ database: test.database, viewer }), {});
  return edges.map(({ item: { action, entityType, after } }) => [action, entityType, after]);
}

const name = { fileName: 'shops.csv', sourceName: 'register' };
const started = ['startBrochureImport', 'CommandImport', { ...name, type: 'BLD_AD', publish: false }];

it('has two lines in the log, whose other lines are in the histories of the ads', async () => {
  expect(await run(file())).toMatchObject({ created: 2 });
  expect(await listed()).toEqual([
    ['importBrochures', 'CommandImport', { ...name, added: 2, changedCount: 0, unchangedCount: 0, refusedCount: 1 }],
    started,
  ]);
  const lines = test.database.getRepository(AuditLogEntry);
  expect(await lines.countBy({ action: 'importBrochures', entityType: 'Brochure' })).toBe(2);
});

/** As if the disk went once so many ads are saved. */
const brokenFile = (count: number) =>
  Readable.from(
    (async function* () {
      yield 'name,category\n';
      for (let row = 0; row <= count; row += 1) yield `Blue Gum Café ${row},FOOD_DRINK\n`;
      await eventually(async () => expect(await countAds()).toBe(count));
      throw new Error('The disk is gone.');
    })(),
  );

it('keeps the first line when it is interrupted', async () => {
  await expect(run(brokenFile(0))).rejects.toThrow();
  expect(await listed()).toEqual([started]);
});

it('has no line when it only tries', async () => {
  await run(file(), { dryRun: true });
  expect(await listed()).toEqual([]);
});

describe('for which a login answers', () => {
  let importer: RequestContext;
  const jobs = () => test.database.getRepository(BulkJob);

  beforeAll(async () => {
    await makeAccount(test.database, { role: 'ADMINISTRATOR', email: 'kim@offers.example' });
    const viewer = await findImporter(test.database, 'Kim@offers.example');
    importer = makeContext({ database: test.database, viewer });
  });

  async function undo(id: number): Promise<BulkJob> {
    await undoBulkJob(importer, { id });
    await doBulkJob(importer, { jobId: id });
    return jobs().findOneByOrFail({ id });
  }

  it('can be undone', async () => {
    await run(file(), { by: importer });
    const [job] = await jobs().find();
    expect(job).toMatchObject({ action: 'IMPORT', state: 'DONE', problem: null, fileName: 'shops.csv', total: 2 });
    expect(await undo(job!.id)).toMatchObject({ state: 'UNDONE', undoneCount: 2 });
    expect(await countAds()).toBe(0);
  });

  it('says that it has not come to its end when it is interrupted, and what it did can be undone', async () => {
    await expect(run(brokenFile(500), { by: importer })).rejects.toThrow();
    const [job] = await jobs().find();
    expect(job).toMatchObject({ state: 'FAILED', changedCount: 500, finishedAt: null });
    expect(job!.problem).toContain('start it again, or undo what it did');
    expect(await undo(job!.id)).toMatchObject({ state: 'UNDONE', undoneCount: 500 });
    expect(await countAds()).toBe(0);
  });

  it('ends when somebody undoes it meanwhile', async () => {
    const records = keepCommandImports(test.database, terminal.clock);
    const record = await records.open({ fileName: 'shops.csv', accountId: importer.viewer!.accountId });
    await jobs().update({ id: record.bulkJobId }, { state: 'UNDOING' });
    const saving = test.database.transaction((manager) => record.save(manager, []));
    await expect(saving).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('keeps no job without changes, nor of a trial', async () => {
    await run(Readable.from(['name,category\nNowhere,NO_SUCH_CATEGORY\n']), { by: importer });
    await run(file(), { by: importer, dryRun: true });
    expect(await jobs().count()).toBe(0);
  });

  it('is refused for others', async () => {
    await makeAccount(test.database, { role: 'ADMINISTRATOR', staffRole: 'READER', email: 'reader@offers.example' });
    for (const email of ['reader@offers.example', 'nobody@offers.example']) {
      await expect(findImporter(test.database, email)).rejects.toThrow(email);
    }
  });
});
