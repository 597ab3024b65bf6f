import { act, screen, waitFor } from '@testing-library/react';
import { sessionStore } from '../../../features/session/sessionStore';
import { pageOf } from '../../../test/pageOf';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import DeletedRecordsScreen from './DeletedRecordsScreen';

const kim = { id: 'a', name: 'Kim Tran', email: 'kim@site.example' };
const area = { field: 'mapAreaId', before: '3', after: null, beforeName: 'Curlew Heads', afterName: null };
const noSuburb = { field: 'locality', before: '', after: null, beforeName: '', afterName: null };
const line = {
  ...{ id: 'l1', action: 'deleteStreetIndexEntry', happenedAt: '2026-11-22T01:00:00Z', actorRole: 'ADMINISTRATOR' },
  ...{ actor: kim, bulkJobId: null, requestId: null, isRestorable: true, isUndoable: false },
  ...{ entityName: 'Tern Street', actorApiKey: null },
  ...{ entityType: 'StreetIndexEntry', changes: [noSuburb, area] },
};

async function open(answers: object = {}) {
  const auditLog = jest.fn((_asked: object) => pageOf([line]));
  const view = await renderAdminScreen({
    ...{ path: '/admin/streets/deleted', element: <DeletedRecordsScreen kind="StreetIndexEntry" /> },
    answers: { auditLog, ...answers },
  });
  return { ...view, asked: () => auditLog.mock.calls.at(-1)?.[0] };
}

it('shows what was deleted, when, by whom and where it was, and brings it back', async () => {
  let isRestorable = true;
  const restoreRecordVersion = jest.fn(() => {
    isRestorable = false;
    return { recordId: 's9' };
  });
  const auditLog = jest.fn((_asked: object) => pageOf([{ ...line, isRestorable }]));
  const { user } = await open({ restoreRecordVersion, auditLog });
  expect(await screen.findByText('Tern Street')).toBeVisible();
  expect(screen.getByText('Kim Tran')).toBeVisible();
  expect(screen.getByText('Map area: Curlew Heads')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Streets' })).toHaveAttribute('href', '/admin/streets');
  const filter = { entityType: 'StreetIndexEntry', isDeletion: true, q: '' };
  expect(auditLog.mock.calls.at(-1)?.[0]).toMatchObject({ filter });
  await user.click(screen.getByRole('button', { name: 'Restore: Tern Street' }));
  expect(await screen.findByText('“Tern Street” is back.')).toBeVisible();
  const sent = { input: { entryId: 'l1' } };
  expect(restoreRecordVersion).toHaveBeenCalledWith(sent, expect.anything(), expect.anything());
  // a second press would be refused, or make a second street
  expect(await screen.findByText('There again')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore: Tern Street' })).toBeNull();
});

it('searches by name and by days', async () => {
  const { user, place, asked } = await open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search deleted streets' }), ' tern {Enter}');
  await waitFor(() => expect(asked()).toMatchObject({ filter: { q: 'tern' } }));
  expect(place.current).toBe('/admin/streets/deleted?q=tern');
  expect(screen.getByText('From')).toBeVisible();
  expect(screen.getByText('To')).toBeVisible();
});

it('offers nothing to those who make no streets', async () => {
  const user = { did: 'abc', email: 'galah@offers.example', name: null, vendor: null, staffRole: 'READER' } as const;
  sessionStore.begin({ accessToken: 'token', role: 'ADMINISTRATOR', user });
  await open();
  expect(await screen.findByText('Tern Street')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
  act(() => sessionStore.end('SIGNED_OUT'));
});

it('says when nothing is deleted', async () => {
  await open({ auditLog: () => pageOf([]) });
  expect(await screen.findByText('No deleted streets yet')).toBeVisible();
});

it('says what a deleted profile read, at most five parts of it, and what was not kept', async () => {
  const part = (field: string, before: string) => ({
    ...{ field, before, after: null, beforeName: before, afterName: null },
  });
  const columns = ['shop', 'town', 'zip', 'mail', 'web', 'notes'].map((name) => part(`column:${name}`, 'title'));
  const profile = { ...line, action: 'deleteImportProfile', entityType: 'ImportProfile', entityName: 'Perth' };
  const old = { ...profile, id: 'l2', entityName: 'Hobart', isRestorable: false, changes: [part('name', 'Hobart')] };
  await renderAdminScreen({
    ...{ path: '/admin/import/profiles/deleted', element: <DeletedRecordsScreen kind="ImportProfile" /> },
    answers: { auditLog: () => pageOf([{ ...profile, changes: [part('name', 'Perth'), ...columns] }, old]) },
  });
  expect(await screen.findByText(/^Column “shop”: title · .* · Column “web”: title · 1 more$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Restore: Perth' })).toBeVisible();
  expect(screen.getByText('Not kept')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Import ads' })).toHaveAttribute('href', '/admin/import');
});
