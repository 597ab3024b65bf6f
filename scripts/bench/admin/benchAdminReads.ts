import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { listAuditLog } from '../../../server/domains/audit-log/listAuditLog';
import { listDeletedBrochures } from '../../../server/domains/browsing/deleted/listDeletedBrochures';
import { listDeletions } from '../../../server/domains/browsing/deleted/listDeletions';
import { listDuplicates } from '../../../server/domains/duplicates/listDuplicates';
import { readSiteReport } from '../../../server/domains/overview/report/readSiteReport';
import { listPendingReviews } from '../../../server/domains/reviews/pending-reviews/listPendingReviews';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/startEmbeddedPostgres';
import type { RequestContext } from '../../../server/platform/context/RequestContext';
import { toGlobalId } from '../../../server/shared/globalId';
import { benchContext } from '../benchContext';
import { prepareAds } from '../prepareAds';
import { runBench } from '../runBench';
import { withBenchFolder } from '../withBenchFolder';

const rounds = 5;
const reads: readonly [string, (context: RequestContext) => Promise<unknown>][] = [
  ['report, 30 days', (context) => readSiteReport(context, { days: 30 })],
  ['report, 90 days', (context) => readSiteReport(context, { days: 90 })],
  ['report, 366 days', (context) => readSiteReport(context, { days: 366 })],
  ['duplicates, first page', (context) => listDuplicates(context, { first: 20 })],
  ['duplicates with their number', async (context) => (await listDuplicates(context, { first: 20 })).totalCount()],
  ['review queue', (context) => listPendingReviews(context, { first: 100 })],
  ['review queue with its number', async (context) => (await listPendingReviews(context, { first: 100 })).totalCount()],
  ['review queue, by words', (context) => listPendingReviews(context, { first: 100, q: 'coffee' })],
  ['trash', (context) => listDeletedBrochures(context, { first: 50 })],
  ['trash with its number', async (context) => (await listDeletedBrochures(context, { first: 50 })).totalCount()],
  ['trash, by words', (context) => listDeletedBrochures(context, { first: 50, q: 'coffee' })],
  ['trash, of one job', (context) => listDeletedBrochures(context, { first: 50, bulkJobId: 2 })],
  ['deletions', (context) => listDeletions(context)],
  ['audit log', (context) => listAuditLog(context, { first: 50 })],
  ['audit log with its number', async (context) => (await listAuditLog(context, { first: 50 })).totalCount()],
  ['audit log of a day', (context) => listAuditLog(context, { first: 50, filter: lastWeek(context) })],
  [
    'audit log of a person',
    (context) => listAuditLog(context, { first: 50, filter: { actor: toGlobalId('Account', 7) } }),
  ],
  ['audit log of an action', (context) => listAuditLog(context, { first: 50, filter: { actions: ['deleteMapArea'] } })],
  ['history of an ad', (context) => listAuditLog(context, { first: 50, filter: { brochureDatabaseId: 77 } })],
  ['lines of a bulk job', (context) => listAuditLog(context, { first: 50, filter: { bulkJobId: 2 } })],
  ['deleted streets', (context) => listAuditLog(context, { first: 50, filter: ofStreets })],
  ['deleted streets, by words', (context) => listAuditLog(context, { first: 50, filter: { ...ofStreets, q: 'tern' } })],
];
const ofStreets = { entityType: 'StreetIndexEntry', isDeletion: true };

function lastWeek({ clock }: RequestContext): { from: Date; to: Date } {
  const day = 86_400_000;
  const to = new Date(clock.now().getTime() - 7 * day);
  return { from: new Date(to.getTime() - day), to };
}

/**
 * `npm run bench:admin -- [--ads 100000] [--folder DIR]`: what administrators' screens read of all ads, how long it
 * takes and how much memory of this process it needs, in a PostgreSQL of its own.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { ads: { type: 'string', default: '100000' }, folder: { type: 'string' } },
  });
  await withBenchFolder(values.folder, async (folder) => {
    const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
    try {
      const database = await createDataSource({ url: postgres.url, statementTimeoutMs: 0 }).initialize();
      console.log(`${await prepareAds(database, Number(values.ads))} ads\n`);
      await repeatSomeAds(database);
      await deleteSomeAds(database);
      await writeAuditLog(database);
      console.log('| Read | first ms | median ms | worst ms | peak MB of this process |');
      console.log('| --- | --: | --: | --: | --: |');
      for (const [name, read] of reads) await time(database, name, read);
      await database.destroy();
    } finally {
      await postgres.stop();
    }
  });
}

/** All ads get an address, twenty to a building, and one in a hundred the name and place of the ad before it. */
async function repeatSomeAds(database: DataSource): Promise<void> {
  await database.query(
    `UPDATE brochures SET postcode = lpad((id / 20 % 8000)::text, 4, '0'), phone_no = '07 ' || lpad(id::text, 8, '0'),
       address_line1 = 'Shop ' || id % 20 || ', ' || id / 20 % 300 || ' ' || split_part(title, ' ', 1) || ' St'
     WHERE address_line1 IS NULL`,
  );
  await database.query(
    `UPDATE brochures copy SET title = one.title, postcode = one.postcode, address_line1 = one.address_line1,
       latitude = one.latitude, longitude = one.longitude
     FROM brochures one WHERE copy.id % 100 = 0 AND one.id = copy.id - 1 AND copy.title <> one.title
       AND copy.latitude IS NOT NULL AND one.latitude IS NOT NULL`,
  );
  await database.query('VACUUM ANALYZE brochures');
}

/** A fifth of the ads is in the trash, half of them by bulk job 2, over the last 30 days. */
async function deleteSomeAds(database: DataSource): Promise<void> {
  await database.query(
    `UPDATE brochures SET record_status = false, deleted_at = now() - (id % 30) * interval '1 day' WHERE id % 5 = 0`,
  );
  await database.query('VACUUM ANALYZE brochures');
}

/** A million lines of two years: nine of ten by bulk jobs, the last of them after everything else. */
async function writeAuditLog(database: DataSource): Promise<void> {
  const [{ lines } = { lines: 0 }] = await database.query<{ lines: number }[]>(
    'SELECT count(*)::integer AS lines FROM audit_log_entries',
  );
  if (lines >= 1_000_000) return;
  await database.query(
    `INSERT INTO audit_log_entries (happened_at, actor_account_id, actor_role, action, entity_type, entity_id, before, after, bulk_job_id)
     SELECT now() - (1000000 - n) * interval '63 seconds', 1 + n % 40, 'ADMINISTRATOR',
       CASE WHEN is_bulk THEN (ARRAY['archiveBrochure', 'deleteBrochure', 'updateBrochure'])[1 + n / 100000 % 3]
         WHEN n % 1000 = 3 THEN 'deleteStreetIndexEntry' ELSE (ARRAY['updateBrochure', 'publishBrochure', 'updateVendor'])[1 + n % 3] END,
       CASE WHEN n % 1000 = 3 AND NOT is_bulk THEN 'StreetIndexEntry' WHEN n % 3 = 2 AND NOT is_bulk THEN 'Vendor' ELSE 'Brochure' END,
       1 + n % 100000,
       CASE WHEN n % 1000 = 3 AND NOT is_bulk THEN jsonb_build_object('streetName', 'Tern Street ' || n, 'locality', 'Noosa')
         ELSE jsonb_build_object('title', 'Former title ' || n) END,
       CASE WHEN n % 1000 = 3 AND NOT is_bulk THEN NULL ELSE jsonb_build_object('title', 'Title ' || n) END,
       CASE WHEN is_bulk THEN 1 + n / 100000 END
     FROM (SELECT n, n / 100000 IN (1, 3, 4, 5, 6, 7, 8, 9) OR n % 10 <> 0 AND n % 1000 <> 3 AS is_bulk FROM generate_series(1, 1000000) n) drawn`,
  );
  await database.query('VACUUM ANALYZE audit_log_entries');
}

async function time(database: DataSource, name: string, read: (context: RequestContext) => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const viewer = { accountId: 1, role: 'ADMINISTRATOR', staffRole: 'ADMINISTRATOR', vendorId: null } as const;
    const startedAt = performance.now();
    await read(benchContext(database, viewer));
    times.push(Math.round(performance.now() - startedAt));
  }
  const sorted = times.toSorted((one, other) => one - other);
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`| ${[name, times[0], sorted[Math.floor(rounds / 2)], sorted.at(-1), peak].join(' | ')} |`);
}

runBench(main);
