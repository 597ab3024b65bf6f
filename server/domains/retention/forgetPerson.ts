import type { DataSource } from 'typeorm';
import { personalData } from './personalData';

export interface ForgottenRows {
  table: string;
  count: number;
}

/** Personal fields of an ad, with their names in a change. */
const contactOfChange = ['personName', 'contactName', 'contactPhone', 'contactEmail'];

/**
 * Removes a person at once, whatever the retention periods: children (terms and conditions: deleted on knowledge) and
 * buyers who ask. Numbers and amounts of coupons stay. Their login is closed for good. A second run finds nothing.
 */
export async function forgetPerson({ database }: { database: DataSource }, email: string): Promise<ForgottenRows[]> {
  const address = email.trim().toLowerCase();
  return database.transaction(async (manager) => {
    const forgotten: ForgottenRows[] = [];
    for (const { table, forget } of personalData) {
      const [row] = await manager.query<{ count: number }[]>(
        `WITH done AS (${forget} RETURNING 1) SELECT count(*)::int AS count FROM done`,
        forget.includes('$2') ? [address, contactOfChange] : [address],
      );
      if (row && row.count > 0) forgotten.push({ table, count: row.count });
    }
    return forgotten;
  });
}
