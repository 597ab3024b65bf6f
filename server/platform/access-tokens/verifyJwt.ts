import { jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';
import { secretsOf } from '../../shared/secrets/olderSecrets';

/** Returns what a JWT says that the secret, or one that it has replaced, signed by HS256; null for any other text. */
export async function verifyJwt(
  token: string,
  secret: string,
  options: Omit<JWTVerifyOptions, 'algorithms'>,
): Promise<JWTPayload | null> {
  for (const each of secretsOf(secret)) {
    try {
      const { payload } = await jwtVerify(token, Buffer.from(each), { ...options, algorithms: ['HS256'] });
      return payload;
    } catch {
      // another secret may have signed it
    }
  }
  return null;
}
