import { LessThan, type DataSource } from 'typeorm';
import type { Clock } from '../../platform/clock/Clock';
import type { FileRemoval } from '../brochures/assets/files/removeUnusedFiles';
import { forgetContactsOfProfiles } from '../integrations/brochure-import/mapping/forgetContactsOfProfiles';
import { forgetStreetFiles } from '../integrations/street-import/files/forgetStreetFiles';
import { StreetFile } from '../integrations/street-import/files/StreetFile';
import { deleteOldDrafts } from './deleteOldDrafts';
import { forgetFormerAssets } from './forgetFormerAssets';
import { forgetStatisticMonths } from './forgetStatisticMonths';
import { limitOf } from './limitOf';
import { retentionRules, streetFilesAreKeptFor, viewsAndClicksAreKeptFor } from './retentionRules';
import { withdrawOldChanges } from './withdrawOldChanges';
import type { RetentionRule } from './RetentionRule';

const batchSize = 1000;

/** Works in batches, each in its own transaction; skips locked rows until the next run. Returns the number of rows. */
async function applyRetentionRule(database: DataSource, rule: RetentionRule, now: Date): Promise<number> {
  const sql = statementOf(rule);
  const limit = limitOf(now, rule.retainedFor);
  for (let done = 0; ;) {
    const [batch] = await database.query<{ count: number }[]>(sql, [limit, batchSize]);
    const count = batch?.count ?? 0;
    done += count;
    if (count < batchSize) return done;
  }
}

function statementOf({ table, key = ['id'], since, only = 'true', then }: RetentionRule): string {
  const columns = key.join(', ');
  const act =
    then === 'DELETE'
      ? `DELETE FROM ${table}`
      : `UPDATE ${table} SET ${Object.entries(then)
          .map(([column, value]) => `${column} = ${value}`)
          .join(', ')}`;
  return `WITH due AS (
      SELECT ${columns} FROM ${table} WHERE ${since} < $1::timestamptz AND ${only}
      ORDER BY ${columns} LIMIT $2 FOR UPDATE SKIP LOCKED
    ), done AS (${act} WHERE (${columns}) IN (SELECT ${columns} FROM due) RETURNING 1)
    SELECT count(*)::int AS count FROM done`;
}

interface Dependencies extends FileRemoval {
  clock: Clock;
}

/** Applies all retention rules and returns the number of rows for each. A second run finds nothing. */
export async function applyRetentionRules({ clock, ...removal }: Dependencies): Promise<Record<string, number>> {
  const { database } = removal;
  const now = clock.now();
  const done: Record<string, number> = {};
  for (const rule of retentionRules) done[rule.what] = await applyRetentionRule(database, rule, now);
  done['drafts'] = await deleteOldDrafts({ database, clock });
  done['changes of ads that have left'] = await withdrawOldChanges({ clock, ...removal });
  done['files of ads before changes'] = await forgetFormerAssets({ clock, ...removal });
  done['contacts in profiles of imports'] = await forgetContactsOfProfiles(database);
  done['months of views and clicks'] = await forgetStatisticMonths(database, limitOf(now, viewsAndClicksAreKeptFor));
  const old = await database
    .getRepository(StreetFile)
    .findBy({ uploadedAt: LessThan(limitOf(now, streetFilesAreKeptFor)) });
  await forgetStreetFiles(
    removal,
    old.map(({ sha256 }) => sha256),
  );
  done['files of streets'] = old.length;
  return Object.fromEntries(Object.entries(done).filter(([, count]) => count > 0));
}
