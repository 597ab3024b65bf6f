import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import { preparedRows } from '../../../platform/database/prepared/preparedRows';

/** True if a key in force allows pages of this origin, for preflights, which do not name the key. */
export async function isOriginOfKey(
  { database, clock }: { database: DataSource; clock: Clock },
  origin: string,
): Promise<boolean> {
  const rows = await preparedRows(database, {
    name: 'origin-of-api-keys',
    sql: `SELECT 1 FROM api_keys WHERE allowed_origins @> ARRAY[$1] AND revoked_at IS NULL AND expires_at > $2 LIMIT 1`,
    values: [origin, clock.now()],
  });
  return rows.length > 0;
}
