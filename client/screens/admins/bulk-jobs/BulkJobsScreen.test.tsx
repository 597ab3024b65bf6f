import { screen } from '@testing-library/react';
import { refusal } from '../../../test/mockServer';
import { pageOf } from '../../../test/pageOf';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import BulkJobsScreen from './BulkJobsScreen';

const job = {
  ...{
    id: 'j7',
    databaseId: 7,
    action: 'ARCHIVE',
    numberFrom: null,
    fileName: null,
    state: 'RUNNING',
    total: 200,
    fields: [],
  },
  ...{
    changedCount: 90,
    unchangedCount: 10,
    refusedCount: 0,
    undoneCount: 0,
    keptCount: 0,
    isStartable: false,
    isUndoable: false,
  },
  ...{ problem: null, createdAt: '2026-11-25T03:00:00Z', startedAt: null, finishedAt: null, undoneAt: null },
  createdBy: { id: 'a', name: 'Kim Tran', email: 'kim@site.example' },
};

const open = (bulkJobs: () => unknown) =>
  renderAdminScreen({ path: '/admin/bulk-jobs', element: <BulkJobsScreen />, answers: { bulkJobs } });

it('shows each job with its progress, and leads to it', async () => {
  await open(() => pageOf([job]));
  expect(await screen.findByRole('link', { name: 'Archive' })).toHaveAttribute('href', '/admin/bulk-jobs/7');
  expect(screen.getByRole('progressbar', { name: 'Running' })).toHaveAttribute('aria-valuenow', '50');
  expect(screen.getByText('90 of 200 ads changed, 10 unchanged')).toBeVisible();
  expect(screen.getByText('Kim Tran')).toBeVisible();
});

it('says where jobs come from when there is none, and shows an error', async () => {
  await open(() => pageOf([]));
  expect(await screen.findByText('No bulk jobs yet')).toBeVisible();
});

it('shows an error', async () => {
  await open(() => {
    throw refusal('INTERNAL', 'boom');
  });
  expect(await screen.findByText('The bulk jobs could not be loaded')).toBeVisible();
});
