import { act } from '@testing-library/react';
import { mockBulkJobs } from '../../test/mockBulkJobs';
import { refusal, type MockResolvers } from '../../test/mockServer';
import { renderActions } from '../../test/renderActions';
import type { BulkOutcome, BulkVerb, ChosenBrochure } from './BulkVerb';
import { useBulkVerbs } from './useBulkVerbs';

const ads = (count: number): ChosenBrochure[] =>
  Array.from({ length: count }, (_, at) => {
    const number = at + 1;
    return { id: `b${String(number)}`, databaseId: number, displayTitle: `Ad ${String(number)}` };
  });
const idsOf = (chosen: readonly ChosenBrochure[]) => chosen.map(({ id }) => id);
const isIncomplete = { outcome: 'REFUSED', message: 'It lacks a picture.' } as const;

function open(answers: MockResolvers) {
  const undone: BulkOutcome[] = [];
  return { ...renderActions(() => useBulkVerbs((outcome) => undone.push(outcome)), answers), undone };
}

it.each<[BulkVerb, object]>([
  ['publish', { action: 'PUBLISH' }],
  ['archive', { action: 'ARCHIVE' }],
  ['unarchive', { action: 'UNARCHIVE' }],
  ['setArea', { action: 'UPDATE', fields: { mapArea: 'noosa' } }],
])('%s is one job of all chosen ads that starts at once and outlives the page', async (verb, change) => {
  const { answers, asked } = mockBulkJobs();
  const { run } = open(answers);
  const chosen = ads(201);
  const outcome = await run((bulk) => bulk.run(verb, chosen, 'noosa'));
  expect(asked).toEqual([{ input: { ...change, ids: idsOf(chosen), startsAtOnce: true }, outlivesPage: true }]);
  expect(outcome).toMatchObject({ deed: verb, jobNumber: 7 });
  expect(outcome?.results.filter(({ isDone }) => isDone)).toHaveLength(201);
});

it('clears the area of the chosen ads', async () => {
  const { answers, asked } = mockBulkJobs();
  const { run, reports } = open(answers);
  await run((bulk) => bulk.run('setArea', ads(1)));
  expect(asked[0]?.input.fields).toEqual({ mapArea: null });
  expect(reports.map(({ text }) => text)).toEqual(['1 ad put into the area.']);
});

it('keeps the order of the ads, explains each refusal, and names those that were so already', async () => {
  const decide = (id: number) => (id === 2 ? isIncomplete : ({ outcome: id === 3 ? 'UNCHANGED' : 'CHANGED' } as const));
  const { run, reports } = open(mockBulkJobs({ decide }).answers);
  const outcome = await run((bulk) => bulk.run('archive', ads(3)));
  expect(outcome?.results.map(({ brochure, isDone, refusal }) => [brochure.id, isDone, refusal])).toEqual([
    ['b1', true, null],
    ['b2', false, 'It lacks a picture.'],
    ['b3', false, null],
  ]);
  expect(reports).toEqual([
    expect.objectContaining({ tone: 'failure', text: '1 of 3 ads archived, 1 is so already.' }),
  ]);
});

it('gives ads whose turn has not come the problem of the job', async () => {
  const decide = (id: number) => ({ outcome: id === 1 ? 'CHANGED' : 'WAITING' }) as const;
  const problem = 'The server was interrupted too often.';
  const { run } = open(mockBulkJobs({ decide, meanwhile: [{ state: 'FAILED', problem }] }).answers);
  const outcome = await run((bulk) => bulk.run('archive', ads(2)));
  expect(outcome?.results.map(({ refusal }) => refusal)).toEqual([null, problem]);
});

it('undoes the job, and says which ads stay as they are', async () => {
  const decide = (id: number) => (id === 2 ? isIncomplete : ({ outcome: 'CHANGED' } as const));
  const message = 'Somebody changed this ad after the job.';
  const decideUndo = (id: number) => (id === 3 ? { outcome: 'KEPT', message } : { outcome: 'UNDONE' }) as never;
  const { run, undo, reports, undone, hook } = open(mockBulkJobs({ decide, decideUndo }).answers);
  await run((bulk) => bulk.run('archive', ads(3)));
  await undo();
  expect(reports.at(-1)).toEqual({
    tone: 'failure',
    text: '1 ad is back as before.',
    details: [`“Ad 3”: ${message}`],
  });
  expect(undone).toMatchObject([{ deed: 'undo', jobNumber: 7, results: [{ isDone: true }, { refusal: message }] }]);
  expect(hook().progress).toBeNull();
});

it.each(['publish', 'archive'] as const)('offers undo after “%s” only where it exists', async (verb) => {
  const { run, reports } = open(mockBulkJobs().answers);
  await run((bulk) => bulk.run(verb, ads(1)));
  expect(reports[0]?.undo === null).toBe(verb === 'publish');
});

it('offers no undo when nothing was done', async () => {
  const { run, reports } = open(mockBulkJobs({ decide: () => isIncomplete }).answers);
  await run((bulk) => bulk.run('unarchive', ads(1)));
  expect(reports).toEqual([{ tone: 'failure', text: '0 of 1 ad unarchived and pending review.', undo: null }]);
});

it('reports why a job was not started, and keeps the choice', async () => {
  const message = 'Choose 1 to 1,000 ads, or all that match a filter.';
  const prepareBulkJob = () => {
    throw refusal('VALIDATION_FAILED', message);
  };
  const { run, reports } = open({ ...mockBulkJobs().answers, prepareBulkJob });
  expect(await run((bulk) => bulk.run('archive', ads(1001)))).toBeNull();
  expect(reports).toEqual([{ tone: 'failure', text: message }]);
});

it('says that the job goes on where its results cannot be loaded', async () => {
  const bulkJobs = () => {
    throw refusal('FORBIDDEN', 'Your role may not do this.');
  };
  const { run, reports } = open({ ...mockBulkJobs().answers, bulkJobs });
  expect(await run((bulk) => bulk.run('archive', ads(1)))).toBeNull();
  expect(reports[0]?.text).toBe('Your role may not do this. It goes on without this page: see “Bulk jobs”.');
});

it('reports a job that the server no longer knows', async () => {
  const { run, reports } = open({ ...mockBulkJobs().answers, bulkJobs: () => ({ edges: [] }) });
  expect(await run((bulk) => bulk.run('archive', ads(1)))).toBeNull();
  expect(reports).toEqual([{ tone: 'failure', text: 'The server no longer knows of this bulk job.' }]);
});

it('says that the job may have started where the answer is lost', async () => {
  const prepareBulkJob = () => {
    throw refusal('TIMEOUT', 'The server took too long to answer.');
  };
  const { run, reports } = open({ ...mockBulkJobs().answers, prepareBulkJob });
  await run((bulk) => bulk.run('archive', ads(1)));
  expect(reports[0]?.text).toBe('The server took too long to answer. It may have started: see “Bulk jobs”.');
});

it('does not wait for the server any more once it has answered, also with a refusal', async () => {
  const refusals = [refusal('UNAVAILABLE', 'The site is busy.'), refusal('FORBIDDEN', 'Your role may not do this.')];
  const bulkJobs = () => {
    throw refusals.shift() ?? refusal('INTERNAL', 'Asked too often.');
  };
  const { run, reports, hook } = open({ ...mockBulkJobs().answers, bulkJobs });
  await run((bulk) => bulk.run('archive', ads(1)));
  expect(reports[0]?.text).toMatch(/^Your role may not do this/);
  expect(hook().isSilent).toBe(false);
});

it('shows the progress of a job for as long as it runs, also if another ends before', async () => {
  const { answers } = mockBulkJobs();
  let end: () => void = () => undefined;
  const isHeld = new Promise<void>((done) => (end = done));
  let asked = 0;
  const prepareBulkJob: MockResolvers[string] = async (args, context) => {
    asked += 1;
    if (asked === 1) await isHeld;
    return answers.prepareBulkJob(args, context);
  };
  const { run, hook } = open({ ...answers, prepareBulkJob });
  let first: Promise<unknown> = Promise.resolve();
  act(() => void (first = hook().run('archive', ads(5))));
  await run((bulk) => bulk.run('publish', ads(2)));
  expect(hook().progress).toMatchObject({ deed: 'archive', all: 5 });
  end();
  await act(() => first);
  expect(hook().progress).toBeNull();
});
