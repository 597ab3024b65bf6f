import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { makeContext } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import { Brochure } from '../brochures/Brochure';
import { rebuildDailyCounts } from './counts/rebuildDailyCounts';
import { recordStatisticEvents } from './recording/recordStatisticEvents';
import type { StatisticEventCode } from './StatisticEventCode';
import { wrongDailyCounts } from './counts/wrongDailyCounts';

const test = useTestDatabase();

const record = (brochureId: number, at: string, eventCode: StatisticEventCode, device: string, userAgent?: string) =>
  recordStatisticEvents(
    makeContext({ database: test.database, clock: { now: () => new Date(at) }, ...(userAgent ? { userAgent } : {}) }),
    { events: [{ brochureId, eventCode, deviceIdentification: device }] },
  );
const daysOf = async (id: number): Promise<string[]> => {
  const rows = await test.database.query<{ line: string }[]>(
    `SELECT concat_ws(' ', day, event_code, count) AS line FROM daily_statistics WHERE brochure_id = $1 ORDER BY 1`,
    [id],
  );
  return rows.map(({ line }) => line);
};

beforeAll(async () => {
  // an older event, so that no tested day is the first of the oldest month
  const { id } = await makeBrochure(test.database, { status: 'PUBLISHED' });
  await record(id, '2026-10-10T00:00:00Z', 'QR_SCAN', 'first');
});

it("are stored with each event, by the ad's own day, and only for counted events", async () => {
  const { id } = await makeBrochure(test.database, { status: 'PUBLISHED', timeZone: 'Australia/Perth' });
  await record(id, '2026-11-19T15:59:59Z', 'DETAIL_PAGE_VIEW', 'a');
  await record(id, '2026-11-19T16:00:00Z', 'DETAIL_PAGE_VIEW', 'b');
  await record(id, '2026-11-19T16:01:00Z', 'DETAIL_PAGE_VIEW', 'b');
  await record(id, '2026-11-19T16:02:00Z', 'PHONE_CLICK', 'b');
  await record(id, '2026-11-19T16:03:00Z', 'DETAIL_PAGE_VIEW', 'robot', 'curl/8.5.0');
  expect(await daysOf(id)).toEqual([
    '2026-11-19 DETAIL_PAGE_VIEW 1',
    '2026-11-20 DETAIL_PAGE_VIEW 1',
    '2026-11-20 PHONE_CLICK 1',
  ]);
  expect(await wrongDailyCounts(test.database)).toEqual([]);
});

it('are rolled back with their transaction', async () => {
  const { id } = await makeCouponAd(test.database);
  const failing = test.database.transaction(async (manager) => {
    await manager.query(
      `INSERT INTO statistic_events (event_date_time, brochure_id, event_code) VALUES (now(), $1, 'QR_SCAN')`,
      [id],
    );
    throw new Error('after all, no');
  });
  await expect(failing).rejects.toThrow('after all, no');
  expect(await daysOf(id)).toEqual([]);
});

it("follow a change of the ad's zone", async () => {
  const { id } = await makeBrochure(test.database, { status: 'PUBLISHED', timeZone: 'Australia/Perth' });
  await record(id, '2026-11-19T15:00:00Z', 'WEBSITE_CLICK', 'a');
  await test.database.getRepository(Brochure).update({ id }, { timeZone: 'Australia/Sydney' });
  expect(await daysOf(id)).toEqual(['2026-11-20 WEBSITE_CLICK 1']);
  expect(await wrongDailyCounts(test.database)).toEqual([]);
});

it('are corrected from the events and reported', async () => {
  const { id } = await makeBrochure(test.database, { status: 'PUBLISHED', timeZone: 'Australia/Brisbane' });
  await record(id, '2026-11-20T00:00:00Z', 'WEBSITE_CLICK', 'a');
  await test.database.query('UPDATE daily_statistics SET count = 9 WHERE brochure_id = $1', [id]);
  await test.database.query(`INSERT INTO daily_statistics VALUES ($1, '2026-11-02', 'QR_SCAN', 4)`, [id]);
  expect(await rebuildDailyCounts({ database: test.database })).toEqual([
    { brochureId: id, day: '2026-11-02', eventCode: 'QR_SCAN', kept: 4, events: 0 },
    { brochureId: id, day: '2026-11-20', eventCode: 'WEBSITE_CLICK', kept: 9, events: 1 },
  ]);
  expect(await daysOf(id)).toEqual(['2026-11-20 WEBSITE_CLICK 1']);
  expect(await rebuildDailyCounts({ database: test.database })).toEqual([]);
});

it('outlive the events of dropped months', async () => {
  const { id } = await makeBrochure(test.database, { status: 'PUBLISHED' });
  await test.database.query(`INSERT INTO daily_statistics VALUES ($1, '2024-05-05', 'QR_SCAN', 4)`, [id]);
  expect(await wrongDailyCounts(test.database)).toEqual([]);
});

it('lose no event that is recorded during a rebuild', async () => {
  const { id } = await makeBrochure(test.database, { status: 'PUBLISHED', timeZone: 'Australia/Brisbane' });
  await record(id, '2026-11-20T00:00:00Z', 'WEBSITE_CLICK', 'a');
  for (let round = 0; round < 5; round += 1) {
    await test.database.query('UPDATE daily_statistics SET count = 99 WHERE brochure_id = $1', [id]);
    await Promise.all([
      record(id, '2026-11-20T01:00:00Z', 'WEBSITE_CLICK', `late ${round}`),
      rebuildDailyCounts({ database: test.database }),
    ]);
  }
  await rebuildDailyCounts({ database: test.database });
  expect(await daysOf(id)).toEqual(['2026-11-20 WEBSITE_CLICK 6']);
});
