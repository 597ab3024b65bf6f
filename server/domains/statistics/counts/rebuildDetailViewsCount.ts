import type { DataSource } from 'typeorm';
import { wrongViewCounts, type WrongViewCount } from './wrongViewCounts';

const batchSize = 500;

/**
 * Corrects every counter that differs from the events, and returns the wrong ones. Recording may continue: it locks an
 * ad before raising its counter, and this function locks the ad before counting.
 */
export async function rebuildDetailViewsCount({ database }: { database: DataSource }): Promise<WrongViewCount[]> {
  const suspects = (await wrongViewCounts(database)).map(({ brochureId }) => brochureId);
  const mended: WrongViewCount[] = [];
  for (let i = 0; i < suspects.length; i += batchSize) {
    mended.push(...(await mend(database, suspects.slice(i, i + batchSize))));
  }
  return mended;
}

function mend(database: DataSource, ids: readonly number[]): Promise<WrongViewCount[]> {
  return database.transaction(async (manager) => {
    await manager.query('SELECT FROM brochures WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE', [ids]);
    const wrong = await wrongViewCounts(manager, ids);
    await manager.query(
      `UPDATE brochure_views SET views = events FROM unnest($1::int[], $2::int[]) AS counted (id, events)
       WHERE brochure_id = id`,
      [wrong.map(({ brochureId }) => brochureId), wrong.map(({ events }) => events)],
    );
    return wrong;
  });
}
