import type { DataSource } from 'typeorm';
import type { Clock } from '../../platform/clock/Clock';
import type { LinkJudgement } from './judgeAnswer';

const day = 24 * 60 * 60_000;
/** a link that fails is asked again soon, so that three failures take days and not weeks */
const againAfterMs = day;
const usuallyAfterMs = 7 * day;

/** failures in a row before a link is called broken */
const failuresUntilBroken = 3;

/** Keeps what became of an address for all ads that link to it. @param judgement null: robots.txt forbids to ask */
export async function saveJudgement(
  { database, clock }: { database: DataSource; clock: Clock },
  url: string,
  judgement: Exclude<LinkJudgement, { works: null }> | null,
): Promise<void> {
  const now = clock.now();
  const next = (ms: number): Date => new Date(now.getTime() + ms);
  if (judgement === null || judgement.works) {
    const reason = judgement === null ? 'Its robots.txt does not allow to check it.' : null;
    await database.query(
      `UPDATE link_checks SET checked_at = $2, next_check_at = $3, reason = $4, failures = 0, broken_since = NULL
       WHERE url = $1`,
      [url, now, next(usuallyAfterMs), reason],
    );
    return;
  }
  await database.query(
    `UPDATE link_checks SET checked_at = $2, reason = $3, failures = failures + 1,
       broken_since = CASE WHEN failures + 1 >= $4 THEN coalesce(broken_since, $2) END,
       next_check_at = CASE WHEN failures + 1 >= $4 THEN $5::timestamptz ELSE $6::timestamptz END
     WHERE url = $1`,
    [url, now, judgement.reason, failuresUntilBroken, next(usuallyAfterMs), next(againAfterMs)],
  );
}
