import type { DataSource } from 'typeorm';
import type { Clock } from '../../../../platform/clock/Clock';

const week = 7 * 24 * 3_600_000;
const longestKept = 90 * 24 * 3_600_000;

/** A file that nobody imported goes after a week, with what it holds of people; its report after three months. */
export async function forgetBrochureFiles({ database, clock }: { database: DataSource; clock: Clock }): Promise<void> {
  const now = clock.now().getTime();
  await database.query('DELETE FROM brochure_imports WHERE created_at < $1', [new Date(now - longestKept)]);
  await database.query('UPDATE brochure_imports SET content = NULL WHERE content IS NOT NULL AND created_at < $1', [
    new Date(now - week),
  ]);
}
