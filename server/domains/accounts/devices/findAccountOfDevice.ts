import type { DataSource } from 'typeorm';
import { hashSecretToken } from '../../../shared/secret-tokens/hashSecretToken';
import { readDeviceCookie } from './deviceCookie';

/** Returns the account that knows the device of a Cookie header, the oldest of several; null for an unknown device. */
export async function findAccountOfDevice(database: DataSource, cookies: string | undefined): Promise<number | null> {
  const token = readDeviceCookie(cookies);
  if (token === null) return null;
  const [row] = await database.query<{ id: number | null }[]>(
    'SELECT min(account_id) AS id FROM known_devices WHERE token_hash = $1',
    [hashSecretToken(token)],
  );
  return row?.id ?? null;
}
