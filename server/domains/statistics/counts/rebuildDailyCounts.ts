import type { DataSource } from 'typeorm';
import { wrongDailyCounts, type WrongDailyCount } from './wrongDailyCounts';

const batchSize = 500;

/**
 * Corrects every daily figure that differs from its events, and returns the wrong ones. Recording may continue: it
 * locks the ads of its events, and so does this function.
 */
export async function rebuildDailyCounts({ database }: { database: DataSource }): Promise<WrongDailyCount[]> {
  const suspects = [...new Set((await wrongDailyCounts(database)).map(({ brochureId }) => brochureId))];
  const mended: WrongDailyCount[] = [];
  for (let i = 0; i < suspects.length; i += batchSize) {
    mended.push(...(await mend(database, suspects.slice(i, i + batchSize))));
  }
  return mended;
}

function mend(database: DataSource, ids: readonly number[]): Promise<WrongDailyCount[]> {
  return database.transaction(async (manager) => {
    await manager.query('SELECT FROM brochures WHERE id = ANY($1::int[]) ORDER BY id FOR UPDATE', [ids]);
    const wrong = await wrongDailyCounts(manager, ids);
    await manager.query(
      `INSERT INTO daily_statistics (brochure_id, day, event_code, count)
       SELECT * FROM unnest($1::int[], $2::date[], $3::text[], $4::int[])
       ON CONFLICT (brochure_id, day, event_code) DO UPDATE SET count = excluded.count`,
      [
        wrong.map(({ brochureId }) => brochureId),
        wrong.map(({ day }) => day),
        wrong.map(({ eventCode }) => eventCode),
        wrong.map(({ events }) => events),
      ],
    );
    await manager.query('DELETE FROM daily_statistics WHERE brochure_id = ANY($1::int[]) AND count = 0', [ids]);
    return wrong;
  });
}
