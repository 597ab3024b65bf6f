import { seedReferenceData } from '../../../../seeds/seedReferenceData';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { makeAccount } from '../../../../test/factories/makeAccount';
import { makeBrochure } from '../../../../test/factories/makeBrochure';
import { makeContext, viewerOf } from '../../../../test/makeContext';
import { makeWorkbook } from '../../../../test/files/makeWorkbook';
import { rememberJobs } from '../../../../test/rememberJobs';
import { useTestDatabase } from '../../../../test/testDatabase';
import { keepImportRecords } from '../../../bulk-jobs/imports/keepImportRecords';
import { BulkJob } from '../../../bulk-jobs/BulkJob';
import { doBulkJob } from '../../../bulk-jobs/doBulkJob';
import { undoBulkJob } from '../../../bulk-jobs/undoing/undoBulkJob';
import { listBrochures } from '../../../browsing/lists/listBrochures';
import { Brochure } from '../../../brochures/Brochure';
import { deleteImportProfile } from '../mapping/deleteImportProfile';
import { mapBrochureImport } from '../mapping/mapBrochureImport';
import { previewBrochureImport } from '../mapping/previewBrochureImport';
import { BrochureImport } from './BrochureImport';
import { doBrochureImport } from './doBrochureImport';
import { applyRetentionRules } from '../../../retention/applyRetentionRules';
import { failBrochureImport } from './failBrochureImport';
import { startBrochureImport } from './startBrochureImport';
import { uploadBrochureFile, type BrochureFile } from './uploadBrochureFile';

const test = useTestDatabase();
const jobs = rememberJobs();
let administrator: RequestContext;
let vendor: RequestContext;

const header = 'name,category,suburb,state,postcode';
const cafe = 'Blue Gum Café,FOOD_DRINK,Richmond,VIC,3121';
const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64');
const csv = (...lines: string[]) => base64(`${lines.join('\n')}\n`);

beforeAll(async () => {
  await seedReferenceData(test.database);
  const as = async (role: 'ADMINISTRATOR' | 'VENDOR') =>
    makeContext({ database: test.database, jobs, viewer: viewerOf(await makeAccount(test.database, { role })) });
  [administrator, vendor] = await Promise.all([as('ADMINISTRATOR'), as('VENDOR')]);
});
afterEach(() => test.database.query('TRUNCATE brochures, brochure_imports, audit_log_entries CASCADE'));

function upload(contentBase64Encoded: string, changes: Partial<BrochureFile> = {}): Promise<BrochureImport> {
  return uploadBrochureFile(administrator, { fileName: 'cafes.csv', type: 'BLD_AD', contentBase64Encoded, ...changes });
}

/** Runs the queued job and returns the file afterwards. */
const deps = () => ({ ...administrator, records: keepImportRecords(test.database, administrator.clock) });

async function work({ id }: BrochureImport): Promise<BrochureImport> {
  await doBrochureImport(deps(), { importId: id });
  return test.database.getRepository(BrochureImport).findOneByOrFail({ id });
}

const titles = async () =>
  (await test.database.getRepository(Brochure).find({ order: { title: 'ASC' } })).map(({ title }) => title);

it('tries a file first and keeps only the report, then imports it once on request', async () => {
  const file = await upload(csv(header, cafe, 'X,FOOD_DRINK,Richmond,VIC,3121', 'No category,,,,'));
  expect(file.state).toBe('CHECKING');
  expect(jobs.enqueued.at(-1)).toEqual({ name: 'import-brochures', payload: { importId: file.id } });

  const tried = await work(file);
  expect(tried).toMatchObject({ state: 'CHECKED', rowsRead: 3, report: { dryRun: true, rows: 3, created: 1 } });
  expect(tried.report?.refused).toMatchObject([
    { line: 3, errors: [{ field: 'name', code: 'length' }] },
    { line: 4, errors: [{ field: 'category', code: 'required' }] },
  ]);
  expect(await titles()).toEqual([]);

  const started = [startBrochureImport(administrator, tried), startBrochureImport(administrator, tried)];
  expect((await Promise.all(started)).map(({ state }) => state)).toEqual(['IMPORTING', 'IMPORTING']);
  expect(jobs.enqueued.filter(({ payload }) => 'importId' in payload && payload.importId === file.id)).toHaveLength(2);
  expect(await work(file)).toMatchObject({ state: 'DONE', report: { dryRun: false, created: 1 } });
  await work(file); // a queue may run a job twice
  expect(await titles()).toEqual(['Blue Gum Café']);
  const [kept] = await test.database.query<{ content: unknown }[]>('SELECT content FROM brochure_imports');
  expect(kept?.content).toBeNull();
});

it('reads the first sheet of an Excel workbook', async () => {
  const workbook = makeWorkbook([header.split(','), cafe.split(','), ['No category', '', '', '', '']]);
  const tried = await work(await upload(base64(workbook), { fileName: 'cafes.xlsx' }));
  expect(tried).toMatchObject({ state: 'CHECKED', report: { rows: 2, created: 1 } });
  expect(tried.report?.refused).toMatchObject([{ line: 3 }]);
});

it('takes an export of 100,000 ads with long texts, and refuses what is larger than a workbook may be', async () => {
  const compressed = (megabytes: number) =>
    Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.alloc(megabytes * 1024 * 1024)]).toString('base64');
  expect(await upload(compressed(18))).toMatchObject({ state: 'CHECKING' });
  await expect(upload(compressed(32))).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message: 'A CSV may have at most 32 MB: compress it by gzip, or send it in parts.',
  });
});

describe('a row with the did of an ad', () => {
  const tryAndImport = async (content: string) => {
    const tried = await work(await upload(content));
    return { tried, done: await work(await startBrochureImport(administrator, tried)) };
  };

  it('changes only the columns of the file', async () => {
    const ad = await makeBrochure(test.database, { title: 'Old name', highlights: 'Stays', phoneNo: '(07) 7010 1234' });
    const { done } = await tryAndImport(csv('did,title,phone', `${ad.did},New name,`));
    expect(done.report).toMatchObject({ created: 0, updated: 1, refused: [] });
    const changed = await test.database.getRepository(Brochure).findOneByOrFail({ id: ad.id });
    expect(changed).toMatchObject({ title: 'New name', highlights: 'Stays', phoneNo: null, did: ad.did });
    expect(changed.categoryId).toBe(ad.categoryId);
    expect((await tryAndImport(csv('did,title', `${ad.did},New name`))).done.report).toMatchObject({ unchanged: 1 });
  });

  it('changes nothing where it says what is stored, although a later rule would not let it be written', async () => {
    const stored = { openingHours: 'Mo-Su 07:00-15:00; Dec 25 off', type: 'BLD_AD' as const };
    const older = await makeBrochure(test.database, { ...stored, title: 'Old form' });
    const twice = 'Mo-Fr 09:00-12:00; Fr 14:00-16:00';
    const oldest = await makeBrochure(test.database, { ...stored, openingHours: twice, title: 'Old rule' });
    const rows = [`${older.did},Old form,${stored.openingHours}`, `${oldest.did},Old rule,${twice}`];
    const { tried } = await tryAndImport(csv('did,title,opening_hours', ...rows));
    expect(tried.report).toMatchObject({ unchanged: 2, updated: 0, refused: [] });
    const edited = await tryAndImport(
      csv('did,title,opening_hours', `${oldest.did},New name,Mo-Fr 09:00-12:00; Fr 14:00`),
    );
    expect(edited.tried.report).toMatchObject({ updated: 0, refused: [{ errors: [{ field: 'opening_hours' }] }] });
  });

  it('is refused when there is no such ad, or the changed ad would break a rule', async () => {
    const ad = await makeBrochure(test.database, { title: 'Old name' });
    const { tried } = await tryAndImport(
      csv('did,title,valid_from,valid_to', 'abcdefghijkl,Other,,', `${ad.did},Old name,02/01/2030,01/01/2030`),
    );
    expect(tried.report).toMatchObject({ updated: 0, unchanged: 0 });
    expect(tried.report?.refused.map(({ errors }) => errors[0]?.field)).toEqual(['did', 'valid_to']);
  });

  it('gets all errors at once, each column once, and leaves the ad unchanged', async () => {
    const ad = await makeBrochure(test.database, { title: 'Old name', type: 'CP_AD', numberOfCoupons: 9 });
    const { tried } = await tryAndImport(
      csv('did,title,email,category,valid_from,valid_to', `${ad.did},X,nobody,TEA,02/01/2030,01/01/2030`),
    );
    expect(tried.report?.refused.map(({ errors }) => errors.map(({ field, code }) => `${field} ${code}`))).toEqual([
      ['title length', 'valid_to date', 'email email', 'category unknown'],
    ]);
    const contradiction = csv('did,email,number_of_coupons', `${ad.did},nobody,`);
    await test.database.query('UPDATE brochures SET number_of_coupons_purchased = 3 WHERE id = $1', [ad.id]);
    expect((await tryAndImport(contradiction)).tried.report?.refused[0]?.errors).toEqual([
      expect.objectContaining({ field: 'email' }),
      expect.objectContaining({ field: 'number_of_coupons', code: 'BELOW_SOLD' }),
    ]);
    expect(await test.database.getRepository(Brochure).findOneByOrFail({ id: ad.id })).toMatchObject({
      title: 'Old name',
      version: ad.version,
    });
  });

  it('is refused for values that cannot be a did, as a workbook may hold them', async () => {
    const workbook = makeWorkbook([
      ['did', 'title'],
      ['a_x0000_b', 'Nothing'],
    ]);
    const tried = await work(await upload(base64(workbook), { fileName: 'ads.xlsx' }));
    expect(tried).toMatchObject({ state: 'CHECKED', report: { refused: [{ errors: [{ field: 'did' }] }] } });
  });
});

it.each([
  ['a PDF', '%PDF-1.7\n%%EOF\n'],
  ['what is no text', '\0\x01\x02'],
  ['what stops being text far behind', `${header}\n${'\n'.repeat(5000)}a\0b`],
])('refuses %s', async (_what, content) => {
  await expect(upload(base64(content))).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
});

describe('what an import has made and changed', () => {
  const undo = async (id: number) => {
    await undoBulkJob(administrator, { id });
    await doBulkJob({ ...administrator, jobs }, { jobId: id });
    return test.database.getRepository(BulkJob).findOneByOrFail({ id });
  };
  const importFile = async (content: string) =>
    work(await startBrochureImport(administrator, await work(await upload(content))));

  it('is a list of ads, and an undo that leaves later changes alone', async () => {
    const [changed, touched] = [
      await makeBrochure(test.database, { title: 'Old name', validTo: '2030-05-06', phoneNo: '(07) 7010 1234' }),
      await makeBrochure(test.database, { title: 'Old too' }),
    ];
    const place = 'FOOD_DRINK,Perth,WA,6000';
    const known = [`${changed.did},New name,${place},07/06/2031`, `${touched.did},New too,${place},`];
    const rows = [...known, `,${cafe},01/01/2031`];
    const done = await importFile(csv('did,name,category,suburb,state,postcode,valid_to', ...rows));
    const id = done.bulkJobId!;
    expect(await test.database.getRepository(BulkJob).findOneByOrFail({ id })).toMatchObject({
      ...{ action: 'IMPORT', state: 'DONE', fileName: 'cafes.csv', total: 3, changedCount: 3 },
    });
    const list = await listBrochures(administrator, { filter: { dataQuality: { bulkJob: id } }, page: { first: 9 } });
    expect(list.edges.map(({ brochure }) => brochure.title).sort()).toEqual(['Blue Gum Café', 'New name', 'New too']);
    await test.database.query('UPDATE brochures SET ad_index = 5, version = version + 1 WHERE id = $1', [touched.id]);

    expect(await undo(id)).toMatchObject({ state: 'UNDONE', undoneCount: 2, keptCount: 1 });
    const ads = await test.database.getRepository(Brochure).find({ order: { id: 'ASC' } });
    expect(ads.map(({ title, recordStatus, validTo }) => [title, recordStatus, validTo])).toEqual([
      ['Old name', true, '2030-05-06'],
      ['New too', true, null],
      ['Blue Gum Café', false, '2031-01-01'],
    ]);
    expect(ads[2]?.deletedAt).toEqual(expect.any(Date));
  });

  it('is undone for rows that their source has changed', async () => {
    await importFile(csv(header, cafe));
    const again = await importFile(csv(header, cafe.replace('FOOD_DRINK', 'SHOP')));
    expect(again.report).toMatchObject({ updated: 1 });
    expect(await undo(again.bulkJobId!)).toMatchObject({ undoneCount: 1, keptCount: 0 });
    const [ad] = await test.database.getRepository(Brochure).find({ relations: { category: true } });
    expect(ad).toMatchObject({ recordStatus: true, category: { code: 'FOOD_DRINK' } });
  });

  it('leaves no job if nothing changes', async () => {
    await importFile(csv(header, cafe));
    expect(await importFile(csv(header, cafe))).toMatchObject({ bulkJobId: null, report: { unchanged: 1 } });
  });
});

it('keeps refused rows as the file has them, to be mended and sent again', async () => {
  const tried = await work(await upload(csv(`${header},notes`, 'Tide,TEA,Perth,WA,6000,"=1, so"', `${cafe},`)));
  expect(tried.report?.notices).toMatchObject({ 'not read, because the site has no such column: notes': 1 });
  const [kept] = await test.database.query<{ refused_rows: string }[]>('SELECT refused_rows FROM brochure_imports');
  const [columns, row] = kept!.refused_rows.split('\n');
  expect(columns).toBe(`${header},notes,what is wrong`);
  expect(row).toMatch(/^Tide,TEA,Perth,WA,6000,"'=1, so","?category: .*FOOD_DRINK/);
  const mended = await work(await upload(base64(kept!.refused_rows.replace('TEA', 'FOOD_DRINK'))));
  expect(mended.report).toMatchObject({ created: 1, refused: [] });
});

describe('a mapping', () => {
  const columns = [
    { column: 'Shop', target: 'name' },
    { column: 'Group', target: 'category' },
  ];
  const values = [{ column: 'group', value: 'eating OUT', replacement: 'FOOD_DRINK' }];
  const file = csv('Shop,Group,City,State,Postcode', 'Tide,Eating out,Perth,WA,6000', 'Reef,Drinking,Perth,WA,6000');

  it('reads a tried file in another way, and the next one by its name', async () => {
    const tried = await work(await upload(file));
    expect(tried.report).toMatchObject({ created: 0 });
    const preview = await previewBrochureImport(administrator, tried);
    expect(preview.columns.map(({ name, target }) => [name, target])).toEqual([
      ...[
        ['shop', null],
        ['group', null],
        ['city', 'city'],
      ],
      ...[
        ['state', 'state'],
        ['postcode', 'postcode'],
      ],
    ]);
    expect(preview.columns[0]?.cells).toEqual(['Tide', 'Reef']);
    const mapped = await mapBrochureImport(administrator, { id: tried.id, columns, values, profileName: ' Perth ' });
    const again = await work(mapped);
    expect(again.report).toMatchObject({
      created: 1,
      refused: [{ line: 3, errors: [{ field: 'group', value: 'Drinking' }] }],
    });
    const next = await work(await upload(file, { profile: 'Perth', fileName: 'next.csv' }));
    expect(next.report).toMatchObject({ created: 1 });
    // so that its refused rows can be read the same way
    expect([mapped, next].map(({ mapping }) => mapping?.profile)).toEqual(['Perth', 'Perth']);
    await expect(upload(file, { profile: 'Hobart' })).rejects.toMatchObject({ errors: [{ field: 'profile' }] });
    await deleteImportProfile(administrator, { name: 'Perth' });
    await expect(deleteImportProfile(administrator, { name: 'Perth' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('comes too late for a file that is imported', async () => {
    const tried = await work(await upload(csv(header, cafe)));
    await work(await startBrochureImport(administrator, tried));
    const wish = { id: tried.id, columns, values };
    await expect(mapBrochureImport(administrator, wish)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(previewBrochureImport(administrator, wish)).rejects.toMatchObject({ code: 'GONE' });
  });
});

it('refuses an ad that the file has twice', async () => {
  const { did } = await makeBrochure(test.database, { title: 'Old name' });
  const tried = await work(await upload(csv('did,title', `${did},One name`, `${did},Another name`)));
  expect(tried.report?.refused).toEqual([{ line: 3, errors: [expect.objectContaining({ code: 'duplicate' })] }]);
});

it('explains why a file is unreadable', async () => {
  const broken = base64(Buffer.concat([makeWorkbook([['name']]).subarray(0, 200), Buffer.alloc(50, 65)]));
  await expect(upload(broken)).rejects.toMatchObject({
    code: expect.stringMatching(/VALIDATION|UNSUPPORTED/) as string,
  });
});

describe('a file whose every attempt is interrupted', () => {
  const fail = (id: number) => failBrochureImport(deps(), { importId: id });
  const stateOf = (id: number) => test.database.getRepository(BrochureImport).findOneByOrFail({ id });

  it('has failed, with a reason, and is not kept', async () => {
    const file = await upload(csv(header, cafe));
    await fail(file.id);
    expect(await stateOf(file.id)).toMatchObject({
      state: 'FAILED',
      problem: expect.stringContaining('on our side') as string,
      finishedAt: expect.any(Date) as Date,
    });
    await expect(startBrochureImport(administrator, file)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('stays imported when one attempt has succeeded', async () => {
    const tried = await work(await upload(csv(header, cafe)));
    await fail(tried.id);
    expect(await stateOf(tried.id)).toMatchObject({ state: 'CHECKED', problem: null });
  });
});

it('deletes a file that nobody imports', async () => {
  const tried = await work(await upload(csv(header, cafe)));
  const inDays = (days: number) => ({
    database: test.database,
    files: administrator.files,
    jobs: administrator.jobs,
    clock: { now: () => new Date(Date.now() + days * 24 * 3_600_000) },
  });
  await applyRetentionRules(inDays(8));
  await expect(startBrochureImport(administrator, tried)).rejects.toMatchObject({ code: 'GONE' });
  await applyRetentionRules(inDays(91));
  expect(await test.database.getRepository(BrochureImport).count()).toBe(0);
});

it('allows only administrators', async () => {
  const file = { fileName: 'a.csv', type: 'BLD_AD', contentBase64Encoded: csv(header) } as const;
  await expect(uploadBrochureFile(vendor, file)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(startBrochureImport(vendor, { id: 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
