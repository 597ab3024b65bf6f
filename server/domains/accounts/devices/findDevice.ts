import type { RequestContext } from '../../../platform/context/RequestContext';
import { deviceHashOf } from './deviceCookie';

/** Returns the keyed hash of the caller's device if the password of this account was proved on it; otherwise null. */
export async function findDevice(context: RequestContext, email: string): Promise<string | null> {
  const { database, deviceToken, accessToken } = context;
  if (deviceToken === null) return null;
  const hash = deviceHashOf(accessToken.secret, deviceToken);
  const [known] = await database.query<object[]>(
    `SELECT d.id FROM known_devices d JOIN accounts a ON a.id = d.account_id WHERE a.email = $1 AND d.token_hash = $2`,
    [email, hash],
  );
  return known ? hash : null;
}
