import { makeBrochure } from '../../test/factories/makeBrochure';
import { useTestDatabase } from '../../test/testDatabase';
import { rebuildDailyCounts } from '../statistics/counts/rebuildDailyCounts';
import { rebuildDetailViewsCount } from '../statistics/counts/rebuildDetailViewsCount';
import { makeStatisticPartitions } from '../statistics/partitions/makeStatisticPartitions';
import { forgetStatisticMonths } from './forgetStatisticMonths';

const test = useTestDatabase();
const forget = () => forgetStatisticMonths(test.database, new Date('2024-10-20T10:00:00Z'));
const times = async (): Promise<string[]> => {
  const rows = await test.database.query<{ at: Date }[]>(
    'SELECT event_date_time AS at FROM statistic_events ORDER BY event_date_time',
  );
  return rows.map(({ at }) => at.toISOString().slice(0, 19));
};

it('drops whole months with their tables, and keeps the daily figures', async () => {
  const { database } = test;
  await makeStatisticPartitions({ database, clock: { now: () => new Date('2024-07-10T00:00:00Z') } });
  const seen = [
    '2024-05-31T20:00:00', // in the default table
    '2024-09-15T00:00:00', // in a table of its own
    '2024-09-30T23:59:59',
    '2024-10-01T00:00:00',
    '2024-10-01T20:00:00',
    '2026-11-01T00:00:00',
  ];
  const { id } = await makeBrochure(database, { detailViewsCount: seen.length, timeZone: 'Australia/Brisbane' });
  await database.query(
    `INSERT INTO statistic_events (brochure_id, event_code, event_date_time)
     SELECT $1, 'DETAIL_PAGE_VIEW', at::timestamp AT TIME ZONE 'UTC' FROM unnest($2::text[]) AS at`,
    [id, seen],
  );

  // May, and the tables of August and September
  expect(await forget()).toBe(3);
  expect(await times()).toEqual(seen.slice(3));
  const [table] = await database.query<{ gone: boolean; kept: boolean }[]>(
    `SELECT to_regclass('statistic_events_2024_09') IS NULL AS gone,
            to_regclass('statistic_events_2024_10') IS NOT NULL AS kept`,
  );
  expect(table).toEqual({ gone: true, kept: true });
  expect(await forget()).toBe(0);

  // a rebuild from the events keeps older figures
  expect(await rebuildDetailViewsCount({ database })).toEqual([]);
  expect(await rebuildDailyCounts({ database })).toEqual([]);
  const [views] = await database.query<{ sum: number }[]>('SELECT sum(count)::int AS sum FROM daily_statistics');
  expect(views?.sum).toBe(seen.length);
});
