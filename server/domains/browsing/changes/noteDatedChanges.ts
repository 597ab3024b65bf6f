import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import { forgetOldChanges } from './forgetOldChanges';
import { renewChangeFeed } from './renewChangeFeed';

/**
 * Gives ads that began or ended by their dates a place in the feed of changes. Nothing is lost if it is late, runs twice
 * or dies: it goes on where the last run has finished.
 *
 * The moment is committed first, and the ads are looked up after it. An ad that is saved too late for the look-up is
 * therefore read with the new moment, and one that a reader has seen with the old moment is in the look-up.
 */
export async function noteDatedChanges({ database, clock }: { database: DataSource; clock: Clock }): Promise<void> {
  await renewChangeFeed(database);
  await database.query(`UPDATE brochure_change_state SET moment = greatest(moment, $1)`, [clock.now()]);
  const isNewDay = await database.transaction(async (manager) => {
    const [state] = await manager.query<
      { until: Date | number; moment: Date; hasBoundary: boolean; isNewDay: boolean }[]
    >(
      `SELECT noted_until AS until, moment,
         noted_until = '-infinity' OR date_bin('15 minutes', noted_until, 'epoch') <> date_bin('15 minutes', moment, 'epoch')
           AS "hasBoundary",
         noted_until = '-infinity' OR date_trunc('day', noted_until) <> date_trunc('day', moment) AS "isNewDay"
       FROM brochure_change_state FOR UPDATE`,
    );
    // ads begin and end at midnights of Australia, which are all at full quarters of an hour
    if (state?.hasBoundary !== true) return false;
    await manager.query(`
      SELECT note_brochure_change('BROCHURE', b.id, b.type, b.did) FROM (
        SELECT b.id, b.type, b.did FROM brochures b CROSS JOIN brochure_change_state s
        WHERE b.record_status AND b.status = 'PUBLISHED' AND (
          (b.visible_from > s.noted_until AND b.visible_from <= s.moment) OR
          (b.visible_until > s.noted_until AND b.visible_until <= s.moment))
        ORDER BY b.id) b`);
    await manager.query(`UPDATE brochure_change_state SET noted_until = greatest(noted_until, moment)`);
    return state.isNewDay;
  });
  if (isNewDay) await forgetOldChanges({ database, clock });
}
