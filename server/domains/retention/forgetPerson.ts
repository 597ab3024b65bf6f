import type { DataSource, EntityManager } from 'typeorm';
import type { PersonalDataRule } from './PersonalDataRule';
import { personalData } from './personalData';
import { personParameters } from './readPersonalData';

export interface ForgottenRows {
  table: string;
  count: number;
}

/**
 * Removes a person at once, whatever the retention periods: children (terms and conditions: deleted on knowledge) and
 * whoever asks. Numbers and amounts of coupons stay. Their login is closed for good. A second run finds nothing.
 */
export async function forgetPerson({ database }: { database: DataSource }, email: string): Promise<ForgottenRows[]> {
  return database.transaction((manager) => forgetPersonWithin(manager, email));
}

/** As `forgetPerson`, in the caller's transaction. */
export async function forgetPersonWithin(manager: EntityManager, email: string): Promise<ForgottenRows[]> {
  const address = email.trim().toLowerCase();
  const forgotten: ForgottenRows[] = [];
  for (const data of personalData) {
    const sql = removalOf(data);
    const [row] = await manager.query<{ count: number }[]>(
      `WITH done AS (${sql} RETURNING 1) SELECT count(*)::int AS count FROM done`,
      personParameters(sql, address),
    );
    if (row && row.count > 0) forgotten.push({ table: data.table, count: row.count });
  }
  return forgotten;
}

function removalOf({ table, whose, removal }: PersonalDataRule): string {
  if (removal === 'DELETE') return `DELETE FROM ${table} WHERE ${whose}`;
  const values = Object.entries(removal).map(([column, value]) => `${column} = ${value}`);
  return `UPDATE ${table} SET ${values.join(', ')} WHERE ${whose}`;
}
