import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import { forgetOldChanges } from './forgetOldChanges';
import { renewChangeFeed } from './renewChangeFeed';

/** Ads in one statement: it ends in time, and nobody who edits one of them waits for long. */
const adsAtOnce = 20_000;

interface FeedState {
  /** up to where the dates of ads are noted */
  until: string;
  moment: string;
  hasBoundary: boolean;
  isNewDay: boolean;
}

/**
 * Gives ads that began or ended by their dates a place in the feed of changes, in steps. Nothing is lost if it is late or dies:
 * the next run begins where the last one has finished. Two runs at once note the same ads twice, and mirrors read them twice.
 *
 * The moment is committed first, and the ads are looked up after it. An ad that is saved too late for the look-up is
 * therefore read with the new moment, and one that a reader has seen with the old moment is in the look-up.
 */
export async function noteDatedChanges(
  { database, clock }: { database: DataSource; clock: Clock },
  step = adsAtOnce,
): Promise<void> {
  await renewChangeFeed(database);
  await database.query(`UPDATE brochure_change_state SET moment = greatest(moment, $1)`, [clock.now()]);
  const [state] = await database.query<FeedState[]>(
    `SELECT noted_until::text AS until, moment::text,
       noted_until = '-infinity' OR date_bin('15 minutes', noted_until, 'epoch') <> date_bin('15 minutes', moment, 'epoch')
         AS "hasBoundary",
       noted_until = '-infinity' OR date_trunc('day', noted_until) <> date_trunc('day', moment) AS "isNewDay"
     FROM brochure_change_state`,
  );
  // ads begin and end at midnights of Australia, which are all at full quarters of an hour
  if (state?.hasBoundary !== true) return;
  const { until, moment } = state;
  for (let last: number | undefined = 0; last !== undefined;) {
    const noted: { id: number }[] = await database.query<{ id: number }[]>(
      `SELECT b.id, note_brochure_change('BROCHURE', b.id, b.type, b.did) FROM (
         SELECT b.id, b.type, b.did FROM brochures b
         WHERE b.record_status AND b.status = 'PUBLISHED' AND b.id > $1 AND (
           (b.visible_from > $2::timestamptz AND b.visible_from <= $3::timestamptz) OR
           (b.visible_until > $2::timestamptz AND b.visible_until <= $3::timestamptz))
         ORDER BY b.id LIMIT $4) b`,
      [last, until, moment, step],
    );
    last = noted.length < step ? undefined : noted.at(-1)?.id;
  }
  await database.query(`UPDATE brochure_change_state SET noted_until = greatest(noted_until, $1::timestamptz)`, [
    moment,
  ]);
  if (state.isNewDay) await forgetOldChanges({ database, clock });
}
