import { screen, waitFor } from '@testing-library/react';
import type { BulkJobState } from '../../../generated/types';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { pageOf } from '../../../test/pageOf';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import BulkJobScreen from './BulkJobScreen';

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
  ...{ message: null, changes: [] },
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
  expect(await screen.findByText('Tide (101) into Tide café (7)')).toBeVisible();
  expect(screen.getByText('1 of 1 pair would change')).toBeVisible();
  expect(screen.getByText(/^The second ad of each pair stays: the one whose coupons were taken/)).toBeVisible();
  expect(screen.getByText(/^A merge can be undone for 30 days\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start: 1 pair' })).toBeVisible();
});
