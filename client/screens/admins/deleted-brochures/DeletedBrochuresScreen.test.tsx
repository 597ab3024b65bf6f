import { screen, waitFor } from '@testing-library/react';
import { sessionStore } from '../../../features/session/sessionStore';
import { refusal } from '../../../test/mockServer';
import { pageOf } from '../../../test/pageOf';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import DeletedBrochuresScreen from './DeletedBrochuresScreen';

const ad = (databaseId: number, values = {}) => ({
  ...{ id: `d${databaseId}`, brochureId: `b${databaseId}`, databaseId, name: `Ad no ${databaseId}`, type: 'LP_AD' },
  ...{ status: 'PUBLISHED', deletedAt: '2026-11-20T01:00:00Z', deletedBy: null, bulkJobId: null, isRestorable: true },
  restorableUntil: '2026-12-20T01:00:00Z',
  ...values,
});

const kim = { id: 'k', name: 'Kim Tran', email: 'kim@site.example' };
const deletions = [
  { deletedBy: kim, bulkJobId: 12, count: 34, lastDeletedAt: '2026-11-20T01:00:00Z' },
  { deletedBy: kim, bulkJobId: null, count: 1, lastDeletedAt: '2026-11-20T01:00:00Z' },
  { deletedBy: null, bulkJobId: null, count: 2, lastDeletedAt: '2026-11-20T01:00:00Z' },
];

const open = (answers: object) =>
  renderAdminScreen({
    ...{ path: '/admin/brochures/deleted', element: <DeletedBrochuresScreen /> },
    answers: {
      deletedBrochures: () => pageOf([ad(1), ad(2), ad(3, { isRestorable: false, bulkJobId: 12 })]),
      deletions: () => deletions,
      ...answers,
    },
  });

it('restores one ad; an old one cannot be restored', async () => {
  const restoreBrochure = jest.fn(() => ({ brochure: { id: 'b1' } }));
  const { user } = await open({ restoreBrochure });
  await user.click(await screen.findByRole('button', { name: 'Restore: Ad no 1' }));
  expect(await screen.findByText('“Ad no 1” is back as it was.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore: Ad no 3' })).toBeNull();
  expect(screen.getByText('No more')).toBeVisible();
});

it('restores all that match the filter as a bulk job, which it opens', async () => {
  const prepareBulkJob = jest.fn(() => ({ bulkJob: { id: 'j7', databaseId: 7 } }));
  const deletedBrochures = () => ({ ...pageOf([ad(1), ad(2)]), totalCount: 1234 });
  const { user } = await open({ prepareBulkJob, deletedBrochures });
  expect(await screen.findByRole('button', { name: 'Restore all 1,234' })).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Deleted by' }));
  await user.click(await screen.findByTitle('The site'));
  await user.click(await screen.findByRole('button', { name: 'Restore all 1,234 that match' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  await waitFor(() =>
    expect(prepareBulkJob).toHaveBeenCalledWith(
      { input: { action: 'RESTORE', trash: { q: '', type: null, isDeletedBySite: true } } },
      expect.anything(),
      expect.anything(),
    ),
  );
});

it('filters by who deleted, on which days, and by bulk job', async () => {
  const deletedBrochures = jest.fn((_asked: object) => pageOf([ad(1), ad(2, { bulkJobId: 12 })]));
  const asked = () => deletedBrochures.mock.calls.at(-1)?.[0];
  const { user, place } = await open({ deletedBrochures });
  expect(await screen.findByRole('link', { name: 'Job 12' })).toHaveAttribute('href', '/admin/bulk-jobs/12');
  await user.click(screen.getByRole('combobox', { name: 'Deleted by' }));
  await user.click(await screen.findByTitle('Kim Tran'));
  await waitFor(() => expect(asked()).toMatchObject({ deletedById: 'k' }));
  await user.click(screen.getByRole('combobox', { name: 'Bulk job' }));
  await user.click(await screen.findByTitle('Job 12: 34 ads'));
  await waitFor(() => expect(asked()).toMatchObject({ deletedById: 'k', bulkJobId: 12 }));
  await user.type(screen.getByRole('textbox', { name: 'From' }), '20/11/2026{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'To' }), '21/11/2026{Enter}');
  await waitFor(() =>
    expect(asked()).toMatchObject({ deletedFrom: expect.anything() as Date, deletedTo: expect.anything() as Date }),
  );
  expect(place.current).toBe('/admin/brochures/deleted?who=k&from=2026-11-20&to=2026-11-21&job=12');
});

it('offers nothing to those who may only read', async () => {
  const user = { did: 'abc', email: 'galah@offers.example', name: null, vendor: null, staffRole: 'READER' } as const;
  sessionStore.begin({ accessToken: 'token', role: 'ADMINISTRATOR', user });
  await open({});
  expect(await screen.findByText('Ad no 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
  sessionStore.end('SIGNED_OUT');
});

it('says when nothing is deleted, and when the list cannot be loaded', async () => {
  const { unmount } = await open({ deletedBrochures: () => pageOf([]) });
  expect(await screen.findByText('No deleted ads yet')).toBeVisible();
  unmount();
  await open({
    deletedBrochures: () => {
      throw refusal('INTERNAL', 'boom');
    },
  });
  expect(await screen.findByText('The deleted ads could not be loaded')).toBeVisible();
});

it('asks for the words and the type that are searched for, and for all again', async () => {
  const deletedBrochures = jest.fn((_asked: object) => pageOf([ad(1)]));
  const asked = () => deletedBrochures.mock.calls.at(-1)?.[0];
  const { user, place } = await open({ deletedBrochures });
  const words = await screen.findByRole('searchbox', { name: 'Search deleted ads' });
  expect(asked()).toMatchObject({ q: '', type: null });
  await user.type(words, ' wren {Enter}');
  await waitFor(() => expect(asked()).toMatchObject({ q: 'wren', type: null }));
  await user.click(screen.getByRole('combobox', { name: 'Type' }));
  await user.click(await screen.findByTitle('Coupon'));
  await waitFor(() => expect(asked()).toMatchObject({ q: 'wren', type: 'CP_AD', after: null }));
  expect(place.current).toBe('/admin/brochures/deleted?q=wren&type=CP_AD');
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await waitFor(() => expect(asked()).toMatchObject({ q: '', type: null }));
});
