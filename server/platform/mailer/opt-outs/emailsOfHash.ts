import type { EntityManager } from 'typeorm';
import { secretsOf } from '../../../shared/secrets/olderSecrets';
import { recipientHashOf } from './optOutTokens';

/**
 * Returns the addresses in a table with the hash of a link, whichever secret made the hash of the link and that of the
 * row. Rows of a present secret are found by their hash alone, so this reads the table only while older ones count.
 */
export async function emailsOfHash(
  manager: EntityManager,
  secret: string,
  { table, hash }: { table: 'follows' | 'coupon_waits'; hash: string },
): Promise<string[]> {
  const secrets = secretsOf(secret);
  if (secrets.length === 1) return [];
  const rows = await manager.query<{ email: string }[]>(`SELECT DISTINCT email FROM ${table}`);
  return rows
    .map(({ email }) => email)
    .filter((email) => secrets.some((each) => recipientHashOf(each, email) === hash));
}
