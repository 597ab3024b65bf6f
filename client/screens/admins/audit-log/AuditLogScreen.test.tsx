import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '../../../test/pageOf';
import { refusal } from '../../../test/mockServer';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import AuditLogScreen from './AuditLogScreen';

const entry = (id: string, values = {}) => ({
  ...{ id, happenedAt: '2026-11-20T01:00:00Z', actorRole: 'SYSTEM', actor: null, action: 'publishBrochure' },
  ...{ entityType: 'Brochure', entityDatabaseId: 12, entityName: null, requestId: null, changes: [], brochure: null },
  ...values,
});

const change = (field: string, before: string | null, after: string | null) => ({
  ...{ field, before, after, beforeName: before, afterName: after },
});

const entries = [
  entry('a1', {
    actorApiKey: 'lok_0123abcd',
    ...{ actorRole: 'ADMINISTRATOR', actor: { id: 'u1', name: 'Rosella', email: 'r@offers.example' } },
    ...{ brochure: { id: 'b12', databaseId: 12, type: 'CP_AD' }, entityName: 'Tern tours' },
    changes: [
      change('status', 'PENDING_REVIEW', 'PUBLISHED'),
      ...['a', 'b', 'c'].map((name) => change(name, null, name.repeat(2))),
    ],
  }),
  entry('a2', { action: 'importBrochures', entityType: 'Strange', entityDatabaseId: 3 }),
  entry('a3', { action: 'deleteBrochure', entityDatabaseId: 13 }),
  entry('a4', { action: 'updateBrochure', changes: [change('normalPriceCents', '4000', '2490')] }),
];

const people = [
  { id: 'u1', name: 'Rosella', email: 'r@offers.example' },
  { id: 'u2', name: 'Marnie', email: 'marnie@pelican.example' },
];

async function render(at = '/admin/audit-log') {
  const asked: { filter: unknown }[] = [];
  const view = await renderAdminScreen({
    ...{ path: '/admin/audit-log', element: <AuditLogScreen />, at },
    answers: {
      auditLog: (args: { filter: unknown }) => {
        asked.push(args);
        return pageOf(entries);
      },
      accounts: ({ q }: { q: string }) =>
        pageOf(people.filter(({ email }) => email.includes(q)).map((person) => ({ __typename: 'Account', ...person }))),
      node: ({ id }: { id: string }) => ({ __typename: 'Account', ...people.find((person) => person.id === id) }),
    },
  });
  return { ...view, asked };
}

const histories = {
  CouponPurchase: '/admin/purchases/7/history',
  Enquiry: '/admin/enquiries/7/history',
  PrivacyRequest: '/admin/privacy-requests/7/history',
  DataBreach: '/admin/data-breaches/7/history',
  Webhook: '/admin/webhooks/7/history',
  ApiKey: '/admin/api-keys/7/history',
  PrintedMap: '/admin/printed-maps/7/history',
};

it('shows who did what to which ad, with the values before and after, and links to its editor', async () => {
  await render();
  const row = (await screen.findByText('Publish ad')).closest('tr') ?? document.body;
  expect(row).toHaveTextContent(/Rosella by the key lok_0123abcd….*StatusPending review → Published/);
  expect(within(row).getByText('1 more')).toBeVisible();
  expect(within(row).getByRole('link', { name: 'Ad 12' })).toHaveAttribute(
    'href',
    '/admin/brochure/coupon-ad/manage/12',
  );
  expect(within(row).getByText('Tern tours')).toBeVisible();
  expect(within(row).getByRole('link', { name: 'History of Ad 12' })).toHaveAttribute(
    'href',
    '/admin/brochures/12/history',
  );
  expect(screen.getByText('Strange 3')).toBeVisible();
  const priced = (await screen.findByText('Update ad')).closest('tr') ?? document.body;
  expect(priced).toHaveTextContent('Normal price$40.00 → $24.90');
  expect(screen.getAllByText('The site, or a visitor')).toHaveLength(3);
  expect(screen.getByText('Ad 13')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ad 13' })).toBeNull();
});

it('leads from the line of a batch to those of its ads', async () => {
  const values = {
    action: 'importBrochures',
    entityType: 'CommandImport',
    entityDatabaseId: 0,
    entityName: 'shops.csv',
  };
  await renderAdminScreen({
    ...{ path: '/admin/audit-log', element: <AuditLogScreen /> },
    answers: { accounts: () => pageOf([]), auditLog: () => pageOf([entry('b1', values), entries[0]]) },
  });
  const row = (await screen.findByText('shops.csv')).closest('tr') ?? document.body;
  expect(within(row).getByText('Import by command')).toBeVisible();
  expect(within(row).getByRole('link', { name: 'Ad by ad' })).toHaveAttribute(
    'href',
    '/admin/audit-log?what=importBrochures',
  );
  expect(screen.getAllByRole('link', { name: 'Ad by ad' })).toHaveLength(1);
});

it('filters by one ad’s number and by days', async () => {
  const { user, place, asked } = await render('/admin/audit-log?from=2026-11-20&what=publishBrochure&who=u1');
  await screen.findByText('Strange 3');
  expect(asked[0]?.filter).toEqual({ actor: 'u1', actions: ['publishBrochure'], from: expect.anything() as unknown });
  await user.type(screen.getByRole('searchbox', { name: 'Number of the ad or thing' }), '12{Enter}');
  await waitFor(() => expect(place.current).toContain('number=12'));
  await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ entityType: 'Brochure', entityDatabaseId: 12 }));
});

it('searches all people for “Who”, also vendors, and names the one of the address', async () => {
  const { user, place } = await render('/admin/audit-log?who=u1');
  expect(await screen.findByText('Rosella (r@offers.example)')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Who' }), 'pelican');
  await user.click(await screen.findByTitle('Marnie (marnie@pelican.example)'));
  await waitFor(() => expect(place.current).toContain('who=u2'));
});

it('does not say that nobody has a name when the search for it failed', async () => {
  const { user } = await renderAdminScreen({
    ...{ path: '/admin/audit-log', element: <AuditLogScreen /> },
    answers: {
      auditLog: () => pageOf(entries),
      accounts: () => {
        throw refusal('UNAVAILABLE', 'The site is busy.');
      },
    },
  });
  await user.type(await screen.findByRole('combobox', { name: 'Who' }), 'pelican');
  expect(await screen.findByText('The search failed. Type again to repeat it.')).toBeInTheDocument();
  expect(screen.queryByText('Nobody has this name or address.')).toBeNull();
});

it('links to the history of each kind of record that has one', async () => {
  await renderAdminScreen({
    ...{ path: '/admin/audit-log', element: <AuditLogScreen /> },
    answers: {
      accounts: () => pageOf([]),
      auditLog: () =>
        pageOf(Object.keys(histories).map((entityType, at) => entry(`k${at}`, { entityType, entityDatabaseId: 7 }))),
    },
  });
  const links = await screen.findAllByRole('link', { name: /^History of/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(histories));
});
