import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '../../../test/pageOf';
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

async function render(at = '/admin/audit-log') {
  const asked: { filter: unknown }[] = [];
  const view = await renderAdminScreen({
    ...{ path: '/admin/audit-log', element: <AuditLogScreen />, at },
    answers: {
      auditLog: (args: { filter: unknown }) => {
        asked.push(args);
        return pageOf(entries);
      },
      accounts: () => pageOf([{ id: 'u1', name: 'Rosella', email: 'r@offers.example' }]),
    },
  });
  return { ...view, asked };
}

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

it('filters by one ad’s number and by days', async () => {
  const { user, place, asked } = await render('/admin/audit-log?from=2026-11-20&what=publishBrochure&who=u1');
  await screen.findByText('Strange 3');
  expect(asked[0]?.filter).toEqual({ actor: 'u1', actions: ['publishBrochure'], from: expect.anything() as unknown });
  await user.type(screen.getByRole('searchbox', { name: 'Number of the ad or thing' }), '12{Enter}');
  await waitFor(() => expect(place.current).toContain('number=12'));
  await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ entityType: 'Brochure', entityDatabaseId: 12 }));
});
