import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { makeStatisticPartitions } from './makeStatisticPartitions';
import { recordStatisticEvents } from '../recording/recordStatisticEvents';

const test = useTestDatabase();

const partitions = (): Promise<{ name: string; bounds: string }[]> =>
  test.database.query(
    `SELECT relname AS name, pg_get_expr(relpartbound, oid) AS bounds FROM pg_class
     JOIN pg_inherits ON inhrelid = oid WHERE inhparent = 'statistic_events'::regclass ORDER BY relname`,
  );
const make = (time: string) =>
  makeStatisticPartitions({ database: test.database, clock: { now: () => new Date(time) } });
const record = async (time: string): Promise<string> => {
  const { database } = test;
  const { id } = await makeBrochure(database, { status: 'PUBLISHED' });
  const context = makeContext({ database, clock: { now: () => new Date(time) } });
  await recordStatisticEvents(context, { events: [{ brochureId: id, eventCode: 'DETAIL_PAGE_VIEW' }] });
  const [row] = await database.query<{ lies: string }[]>(
    'SELECT tableoid::regclass::text AS lies FROM statistic_events WHERE brochure_id = $1',
    [id],
  );
  return row?.lies ?? '';
};

it('creates tables for the next three months, across the turn of the year, once', async () => {
  await make('2026-11-30T23:59:59Z');
  await make('2026-11-30T23:59:59Z');
  await make('2026-12-01T00:00:00Z');
  expect((await partitions()).map(({ name }) => name)).toEqual([
    'statistic_events_2026_12',
    'statistic_events_2027_01',
    'statistic_events_2027_02',
    'statistic_events_2027_03',
    'statistic_events_default',
  ]);
});

it('stores events in their partition, and all others in the default table', async () => {
  await make('2026-11-20T10:00:00Z');
  expect(await record('2026-11-20T10:00:00Z')).toBe('statistic_events_default');
  expect(await record('2026-12-01T00:00:00Z')).toBe('statistic_events_2026_12');
  expect(await record('2026-12-31T23:59:59Z')).toBe('statistic_events_2026_12');
  expect(await record('2031-01-01T00:00:00Z')).toBe('statistic_events_default');
  await make('2026-11-21T10:00:00Z');
});
