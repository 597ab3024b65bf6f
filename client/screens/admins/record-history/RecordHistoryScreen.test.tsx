import { screen, waitFor } from '@testing-library/react';
import { pageOf } from '../../../test/pageOf';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import RecordHistoryScreen from './RecordHistoryScreen';

const kim = { id: 'a', name: 'Kim Tran', email: 'kim@site.example' };
const change = (field: string, before: string, after: string) => ({
  ...{ field, before, after, beforeName: before, afterName: after },
});
const line = {
  ...{ id: 'l1', action: 'updateVendor', happenedAt: '2026-11-22T01:00:00Z', actorRole: 'ADMINISTRATOR', actor: kim },
  ...{
    bulkJobId: null,
    requestId: null,
    isRestorable: true,
    isUndoable: false,
    entityName: 'Tern & Co',
    actorApiKey: null,
  },
  entityType: 'Vendor',
  changes: [change('phoneNo', '(07) 5447 1234', '(07) 5447 9999')],
};

const open = (answers: object) =>
  renderAdminScreen({
    ...{ path: '/admin/vendors/:id/history', at: '/admin/vendors/5/history' },
    element: <RecordHistoryScreen kind="Vendor" />,
    answers: { auditLog: () => pageOf([line]), ...answers },
  });

it('shows each change in words, and takes one back after asking', async () => {
  const asked: object[] = [];
  const restoreRecordVersion = jest.fn(() => ({ recordId: 'v5' }));
  const { user } = await open({
    restoreRecordVersion,
    auditLog: (args: object) => {
      asked.push(args);
      return pageOf([line]);
    },
  });
  expect(await screen.findByRole('heading', { name: 'History of “Tern & Co”' })).toBeVisible();
  expect(asked[0]).toMatchObject({ filter: { entityType: 'Vendor', entityDatabaseId: 5 } });
  expect(screen.getByText('Phone')).toBeVisible();
  expect(screen.getByText('(07) 5447 1234')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the vendor' })).toHaveAttribute('href', '/admin/vendors/5');
  await user.click(screen.getByRole('button', { name: 'Restore before' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('The fields have their former values.')).toBeVisible();
  await waitFor(() =>
    expect(restoreRecordVersion).toHaveBeenCalledWith(
      { input: { entryId: 'l1' } },
      expect.anything(),
      expect.anything(),
    ),
  );
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
});

it('shows the only settings of the tourism connector by an address without a number', async () => {
  const asked: object[] = [];
  const settings = {
    ...{ ...line, action: 'updateAtdwSettings', entityType: 'AtdwSettings', entityName: 'Tourism listings' },
    changes: [change('isNightly', 'false', 'true'), change('categories', 'ACCOMM: –', 'ACCOMM: STAY')],
  };
  await renderAdminScreen({
    ...{ path: '/admin/atdw/history', element: <RecordHistoryScreen kind="AtdwSettings" /> },
    answers: {
      auditLog: (args: object) => {
        asked.push(args);
        return pageOf([settings]);
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'History of “Tourism listings”' })).toBeVisible();
  expect(asked[0]).toMatchObject({ filter: { entityType: 'AtdwSettings', entityDatabaseId: 1 } });
  expect(screen.getByText('Fetches changes each night')).toBeVisible();
  expect(screen.getByText('ACCOMM: STAY')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the tourism connector' })).toHaveAttribute('href', '/admin/atdw');
});

it('says that nothing has changed', async () => {
  await open({ auditLog: () => pageOf([]) });
  expect(await screen.findByRole('heading', { name: 'History of vendor 5' })).toBeVisible();
  expect(await screen.findByText('Each change of this vendor appears here.')).toBeVisible();
});

it('says that the changes could not be loaded', async () => {
  await open({
    auditLog: () => {
      throw new Error('down');
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('shows the history of a login of staff by its global id, and offers no way back', async () => {
  const asked: object[] = [];
  const role = {
    ...{
      ...line,
      action: 'setStaffRole',
      entityType: 'Account',
      entityName: 'galah@offers.example',
      isRestorable: false,
      isUndoable: false,
    },
    changes: [change('staffRole', 'READER', 'EDITOR')],
  };
  await renderAdminScreen({
    ...{ path: '/admin/staff/:id/history', at: '/admin/staff/QWNjb3VudDo3/history' },
    element: <RecordHistoryScreen kind="Account" />,
    answers: {
      auditLog: (args: object) => {
        asked.push(args);
        return pageOf([role]);
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'History of “galah@offers.example”' })).toBeVisible();
  expect(asked[0]).toMatchObject({ filter: { entityType: 'Account', entity: 'QWNjb3VudDo3' } });
  expect(screen.getByText('Role')).toBeVisible();
  expect(screen.getByText('Read only')).toBeVisible();
  expect(screen.getByText('Editor')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the login' })).toHaveAttribute('href', '/admin/staff');
  expect(screen.queryByRole('button', { name: 'Restore before' })).toBeNull();
});

it.each([
  ['by its number', '7', { entityDatabaseId: 7 }, 'History of coupon 7'],
  ['by its global id', 'Q291cG9uUHVyY2hhc2U6Nw==', { entity: 'Q291cG9uUHVyY2hhc2U6Nw==' }, 'History of coupon'],
])('shows the history of a coupon %s, and offers no way back', async (_how, id, record, heading) => {
  const asked: object[] = [];
  const voided = {
    ...line,
    action: 'voidCoupon',
    entityType: 'CouponPurchase',
    entityName: null,
    isRestorable: false,
    isUndoable: false,
  };
  await renderAdminScreen({
    ...{ path: '/admin/purchases/:id/history', at: `/admin/purchases/${encodeURIComponent(id)}/history` },
    element: <RecordHistoryScreen kind="CouponPurchase" />,
    answers: {
      auditLog: (args: object) => {
        asked.push(args);
        return pageOf([voided]);
      },
    },
  });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(asked[0]).toMatchObject({ filter: { entityType: 'CouponPurchase', ...record } });
  expect(await screen.findByRole('link', { name: 'Open the coupon' })).toHaveAttribute('href', '/admin/purchases');
  expect(screen.queryByRole('button', { name: 'Restore before' })).toBeNull();
});

it('saves a version with the settings of before, from the history of a layout', async () => {
  const saved = {
    ...{ ...line, action: 'savePrintLayout', entityType: 'PrintLayout', entityName: 'Bayside, A4 landscape' },
    changes: [change('fold', 'LETTER', 'ACCORDION'), change('layoutOf', '', 'Bayside, A4 landscape')],
    printLayout: { id: 'l4', paper: 'A4', orientation: 'LANDSCAPE', mapArea: { id: 'a7', databaseId: 7 } },
  };
  const { user } = await renderAdminScreen({
    ...{ path: '/admin/printed-maps/layouts/:id/history', at: '/admin/printed-maps/layouts/4/history' },
    element: <RecordHistoryScreen kind="PrintLayout" />,
    answers: { auditLog: () => pageOf([saved]), restoreRecordVersion: () => ({ recordId: 'p9' }) },
  });
  expect(await screen.findByRole('heading', { name: 'History of “Bayside, A4 landscape”' })).toBeVisible();
  expect(screen.getByText('Letter')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the layout' })).toHaveAttribute(
    'href',
    '/admin/printed-maps/7/layout?format=a4-landscape',
  );
  await user.click(screen.getByRole('button', { name: 'Restore before' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(
    await screen.findByText('A version with the former settings is saved. Use it in the print editor.'),
  ).toBeVisible();
});
