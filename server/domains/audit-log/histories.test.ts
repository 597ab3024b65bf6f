import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { StaffRole } from '../../shared/Viewer';
import { toGlobalId } from '../../shared/globalId';
import { useTestDatabase } from '../../test/testDatabase';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../test/makeContext';
import type { RequestContext } from '../../platform/context/RequestContext';
import type { AuditLogFilter } from './auditLogConditions';
import { listAuditLog } from './listAuditLog';

const test = useTestDatabase();
let administrator: RequestContext;

const contextOf = async (staffRole: StaffRole) => {
  const account = await makeAccount(test.database, { staffRole });
  return makeContext({ database: test.database, viewer: viewerOf(account) });
};

type Line = Parameters<typeof recordAudit>[2][number];

const line = (entityType: string, entityId: number, values: Partial<Line> = {}): Line => ({
  ...{ action: 'updateBrochure', entityType, entityId, before: null, after: null },
  ...values,
});

beforeAll(async () => {
  administrator = await contextOf('ADMINISTRATOR');
  const waits = (brochureId: number) => ({
    after: { brochureId, title: 'Tern' },
    before: { brochureId, title: 'Wren' },
  });
  await recordAudit(test.database.manager, administrator, [
    line('Brochure', 7),
    line('BrochureRevision', 31, waits(7)),
    line('BrochureRevision', 7, waits(8)),
    line('ArchiveRequest', 5, { after: { brochureId: 7, state: 'WAITING' } }),
    line('CouponPurchase', 9, { after: { brochureId: 7 } }),
    line('StreetIndexEntry', 1, { before: { streetName: 'Tern Street', locality: 'Noosa', mapAreaId: 3 } }),
    line('StreetIndexEntry', 2, { before: { streetName: 'Wren Lane', locality: null, mapAreaId: 3 } }),
    line('StreetIndexEntry', 3, { before: { streetName: 'Tern Street' }, after: { streetName: 'Tern Road' } }),
    line('MapArea', 4, { before: { name: 'Tern Bay', streets: 2 } }),
    ...['Vendor', 'Enquiry', 'PrintedMap', 'PrivacyRequest', 'Account', 'ApiKey'].map((kind) => line(kind, 6)),
  ]);
});

const list = async (filter: AuditLogFilter, context = administrator) =>
  (await listAuditLog(context, { filter, first: 50 })).edges.map(({ item }) => `${item.entityType} ${item.entityId}`);

it('lists the lines of an ad with those of its proposed changes and requests to archive', async () => {
  expect(await list({ brochureDatabaseId: 7 })).toEqual(['ArchiveRequest 5', 'BrochureRevision 31', 'Brochure 7']);
});

it('lists what was deleted, by its kind and a part of its name', async () => {
  const streets = { isDeletion: true, entityType: 'StreetIndexEntry' };
  expect(await list(streets)).toEqual(['StreetIndexEntry 2', 'StreetIndexEntry 1']);
  expect(await list({ ...streets, q: ' tern ' })).toEqual(['StreetIndexEntry 1']);
  expect(await list({ ...streets, q: 'noosa' })).toEqual(['StreetIndexEntry 1']);
  expect(await list({ ...streets, q: '%\0' })).toEqual([]);
  expect(await list({ isDeletion: true, q: 'bay' })).toEqual(['MapArea 4']);
});

it('refuses a search of the whole log', async () => {
  await expect(list({ q: 'tern' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ field: 'filter.q' }],
  });
});

it.each<[StaffRole, string[]]>([
  ['ADMINISTRATOR', ['Account', 'ApiKey', 'CouponPurchase', 'Enquiry', 'PrintedMap', 'PrivacyRequest', 'Vendor']],
  ['EDITOR', ['CouponPurchase', 'Enquiry', 'PrintedMap', 'Vendor']],
  ['REVIEWER', []],
  ['READER', []],
])('shows the lines of records to whoever may see or change them: %s', async (role, expected) => {
  const open = ['ArchiveRequest', 'Brochure', 'BrochureRevision', 'MapArea', 'StreetIndexEntry'];
  const kinds = (await list({}, await contextOf(role))).map((name) => name.replace(/ .*/, ''));
  expect([...new Set(kinds)].sort()).toEqual([...open, ...expected].sort());
});

it('reads a history and a list of deletions among many lines by their indexes', async () => {
  await test.database
    .query(`INSERT INTO audit_log_entries (happened_at, actor_role, action, entity_type, entity_id, before, after)
    SELECT now(), 'SYSTEM', 'updateBrochure', CASE WHEN n % 3 = 0 THEN 'BrochureRevision' ELSE 'Brochure' END, n,
      jsonb_build_object('brochureId', n, 'title', 'a'), jsonb_build_object('brochureId', n, 'title', 'b')
    FROM generate_series(1000, 60000) n`);
  await test.database.query('ANALYZE audit_log_entries');
  const plans = [await planOf({ brochureDatabaseId: 7 })];
  plans.push(await planOf({ isDeletion: true, entityType: 'StreetIndexEntry' }));
  expect(plans[0]).toContain('audit_log_entries_proposals_idx');
  expect(plans[0]).toContain('audit_log_entries_entity_idx');
  expect(plans[0]).not.toContain('Seq Scan');
  expect(plans[1]).toContain('audit_log_entries_deletions_idx');
});

it('reads the log of a person past the lines of bulk jobs', async () => {
  await test.database
    .query(`INSERT INTO audit_log_entries (happened_at, actor_role, actor_account_id, action, entity_type, entity_id, bulk_job_id)
    SELECT now(), 'ADMINISTRATOR', 1 + n / 20 % 400, 'updateBrochure', 'Brochure', n, CASE WHEN n % 20 > 0 THEN 1 END
    FROM generate_series(1, 60000) n`);
  await test.database.query('VACUUM ANALYZE audit_log_entries');
  expect(await planOf({ actor: toGlobalId('Account', 1) })).toContain('audit_log_entries_actor_list_idx');
});

/** The plan of the statement that finds the lines of a page. */
async function planOf(filter: AuditLogFilter): Promise<string> {
  const spied = jest.spyOn(test.database, 'query');
  await list(filter);
  const [sql, values] = spied.mock.calls[0] as [string, unknown[]];
  spied.mockRestore();
  const rows = await test.database.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
