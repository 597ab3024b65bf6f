import { screen, waitFor } from '@testing-library/react';
import type { BulkJobState } from '../../../generated/types';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { pageOf } from '../../../test/pageOf';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import BulkJobScreen from './BulkJobScreen';

jest.mock('../../../platform/downloads/saveText', () => ({ saveText: jest.fn() }));
const { saveText } = jest.requireMock<{ saveText: jest.Mock }>('../../../platform/downloads/saveText');

const jobIn = (state: BulkJobState, values: object = {}) => ({
  ...{ id: 'j7', databaseId: 7, action: 'UPDATE', numberFrom: null, fileName: null, state, total: 3 },
  fields: [{ field: 'category', before: null, after: 'CAFES', beforeName: null, afterName: 'Cafés' }],
  ...{ changedCount: 1, unchangedCount: 1, refusedCount: 1, undoneCount: 0, keptCount: 0 },
  ...{ isStartable: state === 'CHECKED', isUndoable: false },
  ...{ problem: null, createdAt: '2026-11-25T03:00:00Z', startedAt: null, finishedAt: null, undoneAt: null },
  createdBy: { id: 'a', name: 'Kim Tran', email: 'kim@site.example' },
  ...values,
});

const row = (position: number, outcome: string, values: object = {}) => ({
  ...{ id: `r${position}`, position, brochureId: 100 + position, title: `Ad no ${position}`, outcome },
  ...{ message: null, changes: [], otherBrochureId: null, otherTitle: null, otherBrochure: null },
  brochure: { id: `b${position}`, databaseId: 100 + position, type: 'LP_AD' },
  ...values,
});

const rows = [
  row(1, 'CHANGED', {
    changes: [{ field: 'category', before: 'A', after: 'B', beforeName: 'Other', afterName: 'Cafés' }],
  }),
  row(2, 'REFUSED', { message: 'An ad of type ATDW_AD has no parkingInfo.' }),
];

const open = (answers: MockResolvers) =>
  renderAdminScreen({
    ...{ path: '/admin/bulk-jobs/:id', at: '/admin/bulk-jobs/7', element: <BulkJobScreen /> },
    answers: { bulkJobRows: () => pageOf(rows), ...answers },
  });

it('shows what would change and why not, and starts on a second look', async () => {
  let state: BulkJobState = 'CHECKED';
  const startBulkJob = jest.fn(() => {
    state = 'DONE';
    return { bulkJob: jobIn(state) };
  });
  const { user } = await open({
    bulkJobs: () => pageOf([jobIn(state, { isUndoable: state === 'DONE' })]),
    startBulkJob,
  });
  expect(await screen.findByRole('heading', { name: 'Main category: Cafés' })).toBeVisible();
  expect(await screen.findByText('1 of 3 ads would change, 1 are so already, 1 would be refused')).toBeVisible();
  expect(await screen.findByText('Other')).toBeVisible();
  expect(await screen.findByText('An ad of type ATDW_AD has no parkingInfo.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start: 1 ad' }));
  expect(startBulkJob).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await waitFor(() => expect(startBulkJob).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('1 of 3 ads changed, 1 unchanged, 1 refused')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
});

it('says before the start what an undo does not take back', async () => {
  const job = jobIn('CHECKED', { action: 'REPORT', fields: [] });
  const { user } = await open({ bulkJobs: () => pageOf([job]) });
  expect(await screen.findByText(/A mail that was sent cannot be taken back\.$/)).toBeVisible();
  expect(await screen.findByText('Would be reported', { selector: 'table *' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start: 1 ad' }));
  const asked = await screen.findByRole('tooltip', { name: /Mail the figures of 1 ad\?/ });
  expect(asked).toHaveTextContent('A mail that was sent cannot be taken back.');
});

it('undoes a job, and says what the server refuses', async () => {
  const undoBulkJob = () => {
    throw refusal('GONE', 'An undo is kept for 30 days only.');
  };
  const { user } = await open({ bulkJobs: () => pageOf([jobIn('DONE', { isUndoable: true })]), undoBulkJob });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const [, confirm] = await screen.findAllByRole('button', { name: 'Undo' });
  await user.click(confirm!);
  expect(await screen.findByText(/The bulk job is not undone. An undo is kept for 30 days only./)).toBeVisible();
});

it('shows the results of an undo while it goes on', async () => {
  let undoneCount = 0;
  await open({
    bulkJobs: () => pageOf([jobIn('UNDOING', { changedCount: 2 - undoneCount, refusedCount: 0, undoneCount })]),
    bulkJobRows: () => pageOf([row(1, undoneCount === 0 ? 'CHANGED' : 'UNDONE')]),
  });
  expect(await screen.findByText('Changed', { selector: 'table *' })).toBeVisible();
  undoneCount = 1;
  expect(await screen.findByText('Back as before', { selector: 'table *' })).toBeVisible();
});

it('offers no start to whoever may not start it', async () => {
  await open({ bulkJobs: () => pageOf([jobIn('CHECKED', { isStartable: false })]) });
  expect(await screen.findByText('Ad no 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Start/ })).toBeNull();
});

it('filters by result', async () => {
  const asked: unknown[] = [];
  const bulkJobRows = ({ outcome }: { outcome?: string }) => {
    asked.push(outcome ?? null);
    return pageOf(rows.filter((each) => outcome == null || each.outcome === outcome));
  };
  const { user } = await open({ bulkJobs: () => pageOf([jobIn('DONE')]), bulkJobRows });
  await screen.findByText('Ad no 1');
  await user.click(screen.getByRole('combobox', { name: 'Result' }));
  await user.click(await screen.findByTitle('Refused'));
  await waitFor(() => expect(screen.queryByText('Ad no 1')).toBeNull());
  expect(asked).toContain('REFUSED');
});

it('leads to each ad, and from a deleted one to its history', async () => {
  await open({
    bulkJobs: () => pageOf([jobIn('DONE')]),
    bulkJobRows: () => pageOf([row(1, 'CHANGED'), row(2, 'CHANGED', { brochure: null, title: null })]),
  });
  expect(await screen.findByRole('link', { name: 'Ad no 1' })).toHaveAttribute('href', '/admin/brochure/manage/101');
  expect(screen.getByRole('link', { name: 'Ad 102' })).toHaveAttribute('href', '/admin/brochures/102/history');
});

it('saves the refused rows of every page as CSV, without running what looks like a formula', async () => {
  const refusals = [
    row(1, 'REFUSED', { title: '=1+1', message: 'It lacks a picture.' }),
    row(2, 'REFUSED', { message: 'This ad is deleted, or "gone".' }),
  ];
  const bulkJobRows = ({ outcome, first, after }: { outcome?: string; first?: number; after?: string }) => {
    if (outcome !== 'REFUSED') return pageOf(rows);
    expect(first).toBe(100);
    const [edge] = pageOf([refusals[after == null ? 0 : 1]]).edges;
    const pageInfo = { hasNextPage: after == null, hasPreviousPage: false, startCursor: 'c', endCursor: 'c' };
    return { totalCount: 2, pageInfo, edges: [edge] };
  };
  const { user } = await open({ bulkJobs: () => pageOf([jobIn('DONE', { refusedCount: 2 })]), bulkJobRows });
  await user.click(await screen.findByRole('button', { name: 'Save refused as CSV' }));
  expect(await screen.findByText('2 refused ads saved.')).toBeVisible();
  const lines = [
    ...['Number,Ad,Why it was refused', "101,'=1+1,It lacks a picture."],
    '102,Ad no 2,"This ad is deleted, or ""gone""."',
  ];
  const csv = `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`;
  expect(saveText).toHaveBeenCalledWith(csv, 'bulk-job-7-refused.csv', 'text/csv;charset=utf-8');
});

it('offers no file where nothing was refused', async () => {
  await open({ bulkJobs: () => pageOf([jobIn('DONE', { refusedCount: 0 })]) });
  await screen.findByText('Ad no 1');
  expect(screen.queryByRole('button', { name: 'Save refused as CSV' })).toBeNull();
});

it('says when there is no such job, and when it cannot be loaded', async () => {
  await open({ bulkJobs: () => pageOf([]) });
  expect(await screen.findByRole('heading', { name: 'There is no such bulk job' })).toBeVisible();
});

it('shows the pairs of a merge: which ad stays, by which rule, and what the undo cannot do', async () => {
  const pair = (outcome: string, values: object = {}) =>
    row(1, outcome, { title: 'Tide', otherBrochureId: 7, otherTitle: 'Tide café', ...values });
  await open({
    bulkJobs: () =>
      pageOf([jobIn('CHECKED', { action: 'MERGE', fields: [], total: 1, unchangedCount: 0, refusedCount: 0 })]),
    bulkJobRows: () => pageOf([pair('CHANGED')]),
  });
  expect(await screen.findByRole('heading', { name: 'Merge duplicates' })).toBeVisible();
  const stays = await screen.findByRole('link', { name: 'Tide café (7)' });
  expect(stays.closest('td')).toHaveTextContent('Tide (101) into Tide café (7)');
  expect(stays).toHaveAttribute('href', '/admin/brochures/7/history');
  expect(screen.getByText('1 of 1 pair would change')).toBeVisible();
  expect(screen.getByText(/^The second ad of each pair stays: the one whose coupons were taken/)).toBeVisible();
  expect(screen.getByText(/^A merge can be undone for 30 days\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start: 1 pair' })).toBeVisible();
});
