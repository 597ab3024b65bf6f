import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';

const monthsAhead = 3;

/**
 * Creates a table for each month's events, so that old ones can be dropped at once. It does so for future months only,
 * because the default partition may already hold events of the current month. A second run creates none.
 */
export async function makeStatisticPartitions({
  database,
  clock,
}: {
  database: DataSource;
  clock: Clock;
}): Promise<void> {
  const now = clock.now();
  for (let ahead = 1; ahead <= monthsAhead; ahead += 1) {
    const first = firstDayOfMonth(now, ahead);
    const next = firstDayOfMonth(now, ahead + 1);
    const name = `statistic_events_${first.slice(0, 4)}_${first.slice(5, 7)}`;
    await database.transaction(async (manager) => {
      // creating one locks the whole table for a moment: rather try again tomorrow than block everybody
      await manager.query(`SET LOCAL lock_timeout = '5s'`);
      await manager.query(
        `CREATE TABLE IF NOT EXISTS ${name} PARTITION OF statistic_events
         FOR VALUES FROM ('${first} 00:00:00+00') TO ('${next} 00:00:00+00')`,
      );
    });
  }
}

function firstDayOfMonth(now: Date, ahead: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 10);
}
