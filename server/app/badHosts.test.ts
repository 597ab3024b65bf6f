import { Readable } from 'node:stream';
import { Brochure } from '../domains/brochures/Brochure';
import { updateBrochure } from '../domains/brochures/writing/updateBrochure';
import { BulkJob } from '../domains/bulk-jobs/BulkJob';
import { doBulkJob } from '../domains/bulk-jobs/doBulkJob';
import { editBrochureCells } from '../domains/bulk-jobs/editBrochureCells';
import { listBulkJobRows } from '../domains/bulk-jobs/listBulkJobRows';
import { prepareBulkJob } from '../domains/bulk-jobs/prepareBulkJob';
import { startBulkJob } from '../domains/bulk-jobs/startBulkJob';
import { undoBulkJob } from '../domains/bulk-jobs/undoing/undoBulkJob';
import { importBrochures } from '../domains/integrations/brochure-import/importBrochures';
import { reviewBrochure } from '../domains/reviews/reviewBrochure';
import type { RequestContext } from '../platform/context/RequestContext';
import { toGlobalId } from '../shared/globalId';
import { makeBrochure } from '../test/factories/makeBrochure';
import { makeCallers } from '../test/factories/makeCallers';
import { makeCategory } from '../test/factories/makeCategory';
import { useTestDatabase } from '../test/testDatabase';

// docs/rules/links-and-redirects.md#bad-hosts: writing/badHosts.test.ts holds it where one ad is written
const test = useTestDatabase();
const bad = 'https://shop.bad.example/';
const inText = `<p>Book <a href="${bad}" rel="nofollow noopener ugc">here</a>.</p>`;
const published = { status: 'PUBLISHED' as const, publishedAt: new Date('2026-11-01T00:00:00Z') };
let administrator: RequestContext;
let vendor: RequestContext;

/** The same caller on a site that has no list. */
const before = <Caller extends RequestContext>(caller: Caller): Caller => ({
  ...caller,
  outward: { ...caller.outward, badHosts: new Set<string>() },
});

beforeAll(async () => {
  const callers = await makeCallers(test.database, new Date('2026-11-20T10:00:00Z'));
  const listing = (caller: RequestContext) => ({
    ...caller,
    outward: { ...caller.outward, badHosts: new Set(['bad.example']) },
  });
  administrator = listing(callers.administrator);
  vendor = listing(callers.vendor);
});

const stored = (id: number) => test.database.getRepository(Brochure).findOneByOrFail({ id });
const rowsOf = async (jobId: number) =>
  (await listBulkJobRows(administrator, { jobId, first: 10 })).edges.map(({ item }) => item);

it.each([{ wwwUrl: bad }, { description: inText }])('no bulk job writes %j', async (fields) => {
  const ads = [await makeBrochure(test.database), await makeBrochure(test.database, fields)];
  const ids = ads.map(({ id }) => toGlobalId('Brochure', id));
  const { id } = await prepareBulkJob(administrator, { action: 'UPDATE', ids, fields });
  await doBulkJob(administrator, { jobId: id });
  expect((await rowsOf(id)).map(({ outcome }) => outcome)).toEqual(['REFUSED', 'UNCHANGED']);
  const cells = { rows: ads.map(({ version }, at) => ({ id: ids[at] ?? '', version, fields })) };
  const edited = await editBrochureCells(administrator, cells);
  await doBulkJob(administrator, { jobId: edited.id });
  const [row] = await rowsOf(edited.id);
  expect(row).toMatchObject({ outcome: 'REFUSED', message: expect.stringContaining('known for harm') as string });
});

it('no undo brings one back', async () => {
  const ad = await makeBrochure(test.database, { wwwUrl: bad });
  const ids = [toGlobalId('Brochure', ad.id)];
  const { id } = await prepareBulkJob(administrator, { action: 'UPDATE', ids, fields: { wwwUrl: null } });
  await doBulkJob(administrator, { jobId: id });
  await startBulkJob(administrator, { id });
  await doBulkJob(administrator, { jobId: id });
  await undoBulkJob(administrator, { id });
  await doBulkJob(administrator, { jobId: id });
  const job = await test.database.getRepository(BulkJob).findOneByOrFail({ id });
  expect(job).toMatchObject({ state: 'UNDONE', undoneCount: 0, keptCount: 1 });
  expect((await stored(ad.id)).wwwUrl).toBeNull();
});

it('no change is approved whose host came on the list meanwhile', async () => {
  const { id } = await makeBrochure(test.database, { vendorId: vendor.viewer?.vendorId ?? null, ...published });
  await updateBrochure(before(vendor), { id, version: undefined, input: { description: inText } });
  const approve = (caller: RequestContext) => reviewBrochure(caller, { id, decision: 'APPROVE', comment: null });
  await expect(approve(administrator)).rejects.toMatchObject({
    errors: [{ field: 'description', code: 'BAD_HOST' }],
  });
  expect((await stored(id)).description).not.toBe(inText);
});

describe('an import', () => {
  const run = (caller: RequestContext, lines: readonly string[]) =>
    importBrochures(caller, {
      ...{ source: Readable.from([`${lines.join('\n')}\n`]), sourceName: 'test', type: 'BLD_AD' },
      ...{ mapArea: null, mapAreaDefinitions: [], publish: false, dryRun: false },
    });

  it('refuses new ads with one, at its column', async () => {
    const { code } = await makeCategory(test.database);
    const report = await run(administrator, [
      'name,category,website',
      `Blue Gum,${code},${bad}`,
      `Red Kite,${code},https://good.example/`,
    ]);
    expect(report).toMatchObject({
      created: 1,
      refused: [{ line: 2, errors: [{ field: 'website', code: 'BAD_HOST' }] }],
    });
  });

  it('refuses one in the row of a known ad, and leaves what was there', async () => {
    const [fine, old] = [await makeBrochure(test.database), await makeBrochure(test.database, { wwwUrl: bad })];
    const text = (await makeBrochure(test.database)).did;
    const report = await run(administrator, [
      'did,title,website,description',
      `${fine.did},New title,${bad},`,
      `${old.did},Other title,${bad},`,
      `${text},Third title,,"${inText.replaceAll('"', '""')}"`,
    ]);
    expect(report).toMatchObject({
      updated: 1,
      refused: [
        { line: 2, errors: [{ field: 'website', code: 'BAD_HOST' }] },
        { line: 4, errors: [{ field: 'description', code: 'BAD_HOST' }] },
      ],
    });
    expect(await stored(old.id)).toMatchObject({ title: 'Other title', wwwUrl: bad });
  });
});
