import type { RequestContext } from '../../../platform/context/RequestContext';
import { hashSecretToken } from '../../../shared/secret-tokens/hashSecretToken';

/** Returns the hash of the caller's device if the password of this account was proved on it; otherwise null. */
export async function findDevice(context: RequestContext, email: string): Promise<string | null> {
  const { database, deviceToken } = context;
  if (deviceToken === null) return null;
  const hash = hashSecretToken(deviceToken);
  const [known] = await database.query<object[]>(
    `SELECT d.id FROM known_devices d JOIN accounts a ON a.id = d.account_id WHERE a.email = $1 AND d.token_hash = $2`,
    [email, hash],
  );
  return known ? hash : null;
}
