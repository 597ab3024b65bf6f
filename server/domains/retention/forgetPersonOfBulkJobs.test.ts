import type { RequestContext } from '../../platform/context/RequestContext';
import { toGlobalId } from '../../shared/globalId';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCallers } from '../../test/factories/makeCallers';
import { useTestDatabase } from '../../test/testDatabase';
import { Brochure } from '../brochures/Brochure';
import { BulkJob } from '../bulk-jobs/BulkJob';
import { BulkJobRow } from '../bulk-jobs/BulkJobRow';
import { doBulkJob } from '../bulk-jobs/doBulkJob';
import { editBrochureCells } from '../bulk-jobs/editBrochureCells';
import { prepareBulkJob, type BulkJobWish } from '../bulk-jobs/prepareBulkJob';
import { startBulkJob } from '../bulk-jobs/startBulkJob';
import { undoBulkJob } from '../bulk-jobs/undoing/undoBulkJob';
import { forgetPerson } from './forgetPerson';
import { readPersonalData } from './readPersonalData';

const test = useTestDatabase();
const jane = 'jane@people.example';
const bob = 'bob@people.example';
let administrator: RequestContext;
let vendorId: number | null;

beforeAll(async () => {
  const callers = await makeCallers(test.database, new Date('2026-11-20T10:00:00Z'));
  administrator = callers.administrator;
  vendorId = callers.vendor.viewer?.vendorId ?? null;
});
beforeEach(() => test.database.query('TRUNCATE brochures, bulk_jobs, audit_log_entries CASCADE'));

const ad = (id: number) => test.database.getRepository(Brochure).findOneByOrFail({ id });
const jobOf = (id: number) => test.database.getRepository(BulkJob).findOneByOrFail({ id });
const rowOf = (jobId: number) => test.database.getRepository(BulkJobRow).findOneByOrFail({ jobId });
const forget = () => forgetPerson(administrator, 'Jane@people.example');
const read = async () => {
  const found = await readPersonalData(test.database.manager, administrator.identitySecret, jane);
  return found.filter(({ table }) => table.startsWith('bulk_job'));
};

async function prepare(ads: readonly Brochure[], fields: BulkJobWish['fields']): Promise<number> {
  const ids = ads.map(({ id }) => toGlobalId('Brochure', id));
  const { id } = await prepareBulkJob(administrator, { action: 'UPDATE', ids, fields });
  await doBulkJob(administrator, { jobId: id });
  return id;
}

async function start(jobId: number): Promise<void> {
  await startBulkJob(administrator, { id: jobId });
  await doBulkJob(administrator, { jobId });
}

async function undo(jobId: number): Promise<void> {
  await undoBulkJob(administrator, { id: jobId });
  await doBulkJob(administrator, { jobId });
}

/** Everything that the tables of bulk jobs store. */
async function storedText(): Promise<string> {
  const rows = await test.database.query<unknown[]>(
    'SELECT to_json(j) AS job, to_json(r) AS row FROM bulk_jobs j JOIN bulk_job_rows r ON r.job_id = j.id',
  );
  return JSON.stringify(rows);
}

it('reaches what a job has replaced, and its undo does not bring the person back', async () => {
  const [hers, other] = [
    await makeBrochure(test.database, { vendorId, contactEmail: jane, contactName: 'Jane Roe' }),
    await makeBrochure(test.database, { vendorId, contactEmail: 'kim@people.example', contactName: 'Kim' }),
  ];
  const id = await prepare([hers, other], { contactEmail: bob, contactName: 'Bob', parkingInfo: 'Behind' });
  await start(id);
  expect(await read()).toMatchObject([
    { table: 'bulk_job_rows', rows: [{ before: { contactEmail: jane }, overwritten: { contactName: 'Jane Roe' } }] },
  ]);

  expect(await forget()).toEqual(expect.arrayContaining([{ table: 'bulk_job_rows', count: 1 }]));
  expect(await storedText()).not.toMatch(/jane/i);
  expect(await read()).toEqual([]);
  await undo(id);
  expect(await ad(hers.id)).toMatchObject({ contactEmail: bob, contactName: 'Bob', parkingInfo: 'Behind' });
  expect(await ad(other.id)).toMatchObject({ contactEmail: 'kim@people.example', contactName: 'Kim' });
  expect(await jobOf(id)).toMatchObject({ state: 'UNDONE', undoneCount: 1, keptCount: 1 });
  const rows = await test.database.getRepository(BulkJobRow).find({ where: { jobId: id }, order: { position: 'ASC' } });
  expect(rows.find(({ brochureId }) => brochureId === hers.id)).toMatchObject({
    outcome: 'KEPT',
    message: expect.stringContaining('was erased') as string,
  });
});

it('reaches a job that waits: it writes the other fields, and not the person', async () => {
  const one = await makeBrochure(test.database, { vendorId });
  const id = await prepare([one], { contactEmail: jane, contactName: 'Jane Roe', parkingInfo: 'Behind' });
  expect((await read()).map(({ table }) => table)).toEqual(['bulk_jobs', 'bulk_job_rows']);
  await forget();
  expect(await storedText()).not.toMatch(/jane/i);
  await start(id);
  expect(await ad(one.id)).toMatchObject({ contactEmail: one.contactEmail, parkingInfo: 'Behind' });
  expect(await rowOf(id)).toMatchObject({ outcome: 'CHANGED', message: null });
});

it('reaches the name of a person whose address the ad has, and cells', async () => {
  const one = await makeBrochure(test.database, { vendorId, contactEmail: jane });
  const name = await prepare([one], { contactName: 'Jane Roe' });
  const { id: ofCells } = await editBrochureCells(administrator, {
    rows: [{ id: toGlobalId('Brochure', one.id), version: one.version, fields: { contactName: 'Jane R' } }],
  });
  await doBulkJob(administrator, { jobId: ofCells });
  expect((await ad(one.id)).contactName).toBe('Jane R');
  await forget();
  expect(await storedText()).not.toMatch(/jane/i);
  expect(await jobOf(name)).toMatchObject({ changes: {} });
  await undo(ofCells);
  expect(await rowOf(ofCells)).toMatchObject({ outcome: 'KEPT' });
});

it('waits for the batch of a job that is writing the person', async () => {
  const one = await makeBrochure(test.database, { vendorId });
  const id = await prepare([one], { contactEmail: jane, contactName: 'Jane Roe' });
  await startBulkJob(administrator, { id });
  await Promise.all([doBulkJob(administrator, { jobId: id }), forget()]);
  expect((await ad(one.id)).contactEmail).not.toBe(jane);
  expect(await storedText()).not.toMatch(/jane/i);
  // no row was left behind
  expect(await jobOf(id)).toMatchObject({ state: 'DONE' });
});
