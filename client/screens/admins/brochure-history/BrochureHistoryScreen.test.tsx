import { act, screen, waitFor } from '@testing-library/react';
import { sessionStore } from '../../../features/session/sessionStore';
import { pageOf } from '../../../test/pageOf';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import BrochureHistoryScreen from './BrochureHistoryScreen';

const kim = { id: 'a', name: 'Kim Tran', email: 'kim@site.example' };

const version = (id: string, action: string, values = {}) => ({
  ...{ id, action, happenedAt: '2026-11-22T01:00:00Z', actorRole: 'ADMINISTRATOR', actor: kim, bulkJobId: null },
  entityType: 'Brochure',
  ...{ requestId: null, entityName: 'Tram ride', isRestorable: false, isUndoable: false, changes: [] },
  ...values,
});

const changes = [{ field: 'category', before: 'A', after: 'B', beforeName: 'Bakeries', afterName: 'Cafés' }];
const lines = [
  version('v2', 'updateBrochure', { bulkJobId: 7, isRestorable: true, changes }),
  version('v1', 'archiveBrochure'),
];
const ad = { id: 'b5', databaseId: 5, displayTitle: 'Tram ride', type: 'LP_AD', version: 4 };

const open = (answers: object) =>
  renderAdminScreen({
    ...{ path: '/admin/brochures/:id/history', at: '/admin/brochures/5/history', element: <BrochureHistoryScreen /> },
    answers: { brochure: () => ad, auditLog: () => pageOf(lines), ...answers },
  });

it('shows each change in words, and takes one back after asking', async () => {
  const restoreBrochureVersion = jest.fn(() => ({ brochure: { id: 'b5', version: 5 } }));
  const { user } = await open({ restoreBrochureVersion });
  expect(await screen.findByRole('heading', { name: 'History of “Tram ride”' })).toBeVisible();
  expect(screen.getByText('Bakeries')).toBeVisible();
  expect(screen.getByText('Cafés')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bulk job 7' })).toHaveAttribute('href', '/admin/bulk-jobs/7');
  await user.click(screen.getByRole('button', { name: 'Restore before' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('The fields have their former values.')).toBeVisible();
  await waitFor(() =>
    expect(restoreBrochureVersion).toHaveBeenCalledWith(
      { input: { id: 'b5', entryId: 'v2', version: 4 } },
      expect.anything(),
      expect.anything(),
    ),
  );
});

it('restores the files of a change, and says so', async () => {
  const files = {
    field: 'assets',
    before: 'picture “Terrace” (place 1)',
    after: null,
    beforeName: null,
    afterName: null,
  };
  const restoreBrochureVersion = jest.fn(() => ({ brochure: { id: 'b5', version: 5 } }));
  const { user } = await open({
    auditLog: () => pageOf([version('v3', 'removeAsset', { isRestorable: true, changes: [files] })]),
    restoreBrochureVersion,
  });
  await user.click(await screen.findByRole('button', { name: 'Restore before' }));
  expect(await screen.findByText('Only the files of this change are as before again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('The files are as they were before this change.')).toBeVisible();
});

it('undoes the last change after the page that made it was closed', async () => {
  let isUndoable = true;
  const undoBrochureChanges = jest.fn(() => {
    isUndoable = false;
    return { results: [{ givenId: 'b5', refusal: null }] };
  });
  const { user } = await open({
    auditLog: () => pageOf([version('v2', 'archiveBrochure', { isUndoable, isRestorable: true }), lines[0]]),
    undoBrochureChanges,
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undoBrochureChanges).not.toHaveBeenCalled();
  const [, confirm] = await screen.findAllByRole('button', { name: 'Undo' });
  await user.click(confirm!);
  expect(await screen.findByText('The ad is as it was before.')).toBeVisible();
  expect(undoBrochureChanges).toHaveBeenCalledWith(
    { input: { changes: [{ id: 'b5', version: 4 }] } },
    expect.anything(),
    expect.anything(),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it('says why a change is not undone', async () => {
  const refused = { code: 'CONFLICT', message: 'Somebody changed this ad meanwhile.', errors: [] };
  const { user } = await open({
    auditLog: () => pageOf([version('v2', 'archiveBrochure', { isUndoable: true })]),
    undoBrochureChanges: () => ({ results: [{ givenId: 'b5', refusal: refused }] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const [, confirm] = await screen.findAllByRole('button', { name: 'Undo' });
  await user.click(confirm!);
  expect(await screen.findByText(/The ad stays as it is\. Somebody changed this ad meanwhile\./)).toBeVisible();
});

it('shows the changes of a deleted ad, without restoring any', async () => {
  await open({ brochure: () => null });
  expect(await screen.findByRole('heading', { name: 'History of ad 5' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore before' })).toBeNull();
});

it.each([
  ['EDITOR', '/admin/brochure/manage/5'],
  ['READER', '/admin/reviews/5'],
] as const)('leads a login of the role %s to what it may open', async (staffRole, path) => {
  const user = { did: 'abc', email: 'galah@offers.example', name: null, vendor: null, staffRole };
  sessionStore.begin({ accessToken: 'token', role: 'ADMINISTRATOR', user });
  await open({});
  expect(await screen.findByRole('link', { name: 'Open the ad' })).toHaveAttribute('href', path);
  act(() => sessionStore.end('SIGNED_OUT'));
});

it('shows what was proposed, by whom, beside what happened to it', async () => {
  const asked: object[] = [];
  const proposed = version('v3', 'updateBrochure', {
    ...{
      entityType: 'BrochureRevision',
      actorRole: 'VENDOR',
      actor: { id: 'v', name: 'Lee', email: 'lee@tern.example' },
    },
    changes: [
      { field: 'title', before: 'Tram ride', after: 'Free beer', beforeName: 'Tram ride', afterName: 'Free beer' },
    ],
  });
  const auditLog = (args: object) => {
    asked.push(args);
    return pageOf([version('v4', 'reviewBrochure'), proposed]);
  };
  await open({ auditLog });
  expect(await screen.findByText('Proposed: Update ad')).toBeVisible();
  expect(screen.getByText('Free beer')).toBeVisible();
  expect(screen.getByText('Lee')).toBeVisible();
  expect(asked[0]).toMatchObject({ filter: { brochureDatabaseId: 5 } });
});
