import type { DataSource, EntityManager } from 'typeorm';
import type { PersonalDataRule } from './PersonalDataRule';
import { personHashOf } from '../purchases/personHashOf';
import { personalData } from './personalData';
import { hashesOf, queryPerson } from './readPersonalData';

export interface ForgottenRows {
  table: string;
  count: number;
}

/**
 * Removes a person at once, whatever the retention periods: children (terms and conditions: deleted on knowledge) and
 * whoever asks. Numbers and amounts of coupons stay. Their login is closed for good. A second run finds nothing.
 */
export async function forgetPerson(
  { database, identitySecret }: { database: DataSource; identitySecret: string },
  email: string,
): Promise<ForgottenRows[]> {
  return database.transaction((manager) => forgetPersonWithin(manager, identitySecret, email));
}

/** As `forgetPerson`, in the caller's transaction. */
export async function forgetPersonWithin(
  manager: EntityManager,
  identitySecret: string,
  email: string,
): Promise<ForgottenRows[]> {
  const address = email.trim().toLowerCase();
  const [folded] = await manager.query<{ person: string }[]>('SELECT fold_email($1) AS person', [address]);
  const personHash = personHashOf(identitySecret, folded?.person ?? address);
  const person = { address, personHash, hashes: hashesOf(identitySecret, address) };
  const forgotten: ForgottenRows[] = [];
  for (const data of personalData) {
    if (data.lock !== undefined) await manager.query(data.lock);
    const removal = removalOf(data);
    if (removal === null) continue;
    const sql = `WITH done AS (${removal} RETURNING 1) SELECT count(*)::int AS count FROM done`;
    const [row] = await queryPerson<{ count: number }>(manager, sql, person);
    if (row && row.count > 0) forgotten.push({ table: data.table, count: row.count });
  }
  return forgotten;
}

/** Returns the statement that removes a person from a table; null if everything stays. */
function removalOf({ table, whose, removal }: PersonalDataRule): string | null {
  if (removal === 'NONE') return null;
  if (removal === 'DELETE') return `DELETE FROM ${table} WHERE ${whose}`;
  const values = Object.entries(removal).map(([column, value]) => `${column} = ${value}`);
  return `UPDATE ${table} SET ${values.join(', ')} WHERE ${whose}`;
}
