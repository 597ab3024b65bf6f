import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { listDuplicates } from '../../../server/domains/duplicates/listDuplicates';
import { readSiteReport } from '../../../server/domains/overview/report/readSiteReport';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/startEmbeddedPostgres';
import type { RequestContext } from '../../../server/platform/context/RequestContext';
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
];

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
