import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import type { StaffRole } from '../../shared/Viewer';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import type { AuditLogFilter } from './auditLogConditions';
import { listAuditLog } from './listAuditLog';

const test = useTestDatabase();
let administrator: RequestContext;

const contextOf = async (staffRole: StaffRole) => {
  const account = await makeAccount(test.database, { staffRole });
  return makeContext({ database: test.database, viewer: viewerOf(account) });
};

const list = async (filter: AuditLogFilter, context = administrator) =>
  (await listAuditLog(context, { filter, first: 100 })).edges.map(
    ({ item: { action, entityType, entityId } }) => `${action} ${entityType} ${entityId}`,
  );

/** a line of its own, one of each batch, and beneath them those of 60,000 ads of batches */
beforeAll(async () => {
  administrator = await contextOf('ADMINISTRATOR');
  const line = (action: string, entityType: string, entityId: number) => ({
    ...{ action, entityType, entityId, before: null, after: { ads: 20_000 } },
  });
  await recordAudit(test.database.manager, administrator, [
    line('publishBrochure', 'Brochure', 7),
    line('importBrochures', 'CommandImport', 0),
    line('archiveExpiredBrochures', 'ExpiredBrochures', 0),
    line('syncAtdw', 'AtdwRun', 4),
    line('finishBulkJob', 'BulkJob', 9),
  ]);
  await test.database.query(
    `INSERT INTO audit_log_entries (happened_at, actor_role, action, entity_type, entity_id, after, bulk_job_id)
     SELECT now(), 'SYSTEM', coalesce(batch.action, 'updateBrochure'), 'Brochure', n, '{"title": "a"}', batch.job
     FROM (VALUES ('importBrochures', NULL), ('archiveExpiredBrochures', NULL), ('syncAtdw', NULL), (NULL, 9))
       AS batch (action, job), generate_series(1, 15000) n`,
  );
  await test.database.query('ANALYZE audit_log_entries');
});

const plain = [
  ...['finishBulkJob BulkJob 9', 'syncAtdw AtdwRun 4', 'archiveExpiredBrochures ExpiredBrochures 0'],
  ...['importBrochures CommandImport 0', 'publishBrochure Brochure 7'],
];

it('lists the line of a batch in place of those of its ads', async () => {
  expect(await list({})).toEqual(plain);
  expect(await list({ entityType: 'Brochure' })).toEqual(['publishBrochure Brochure 7']);
});

it('lists the ads of a batch when its action, an ad or the job is asked for', async () => {
  const imported = await list({ actions: ['importBrochures'] });
  expect(imported).toHaveLength(100);
  expect(new Set(imported.map((name) => name.replace(/ \d+$/, '')))).toEqual(new Set(['importBrochures Brochure']));
  const ofAd = ['updateBrochure', 'syncAtdw', 'archiveExpiredBrochures', 'importBrochures'];
  const expected = ofAd.map((action) => `${action} Brochure 12`);
  expect((await list({ entityType: 'Brochure', entityDatabaseId: 12 })).sort()).toEqual(expected.sort());
  expect((await list({ brochureDatabaseId: 12 })).sort()).toEqual(expected.sort());
  expect(await list({ bulkJobId: 9 })).toHaveLength(100);
});

it('shows the lines of batches to whoever may see those of its ads', async () => {
  expect(await list({}, await contextOf('READER'))).toEqual(plain);
});

it('reads and counts the plain list among many lines of batches by its index', async () => {
  const spied = jest.spyOn(test.database, 'query');
  const page = await listAuditLog(administrator, { first: 8 });
  expect(await page.totalCount()).toBe(plain.length);
  const asked = spied.mock.calls.map(([sql, values]) => [sql, values] as [string, unknown[]]);
  spied.mockRestore();
  expect(asked).toHaveLength(2);
  for (const [sql, values] of asked) {
    const rows = await test.database.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('audit_log_entries_plain_idx');
    expect(plan).not.toContain('Seq Scan');
  }
});
