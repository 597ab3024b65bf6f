import type { DataSource } from 'typeorm';
import { limitOf } from './limitOf';
import type { RetentionRule } from './RetentionRule';

const batchSize = 1000;

/** Batch by batch, each in a transaction of its own; says of how many rows. What somebody holds is left for next time. */
export async function applyRetentionRule(database: DataSource, rule: RetentionRule, now: Date): Promise<number> {
  const sql = statementOf(rule);
  const limit = limitOf(now, rule.keptFor);
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
