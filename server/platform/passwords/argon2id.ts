import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { Argon2Parameters } from './argon2Parameters';

const run = promisify(argon2);

/** Returns 32 bytes. Normalises the password, because other keyboards may compose the same letters differently. */
export function argon2id(password: string, salt: Buffer, parameters: Argon2Parameters): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  return run('argon2id', { message, nonce: salt, tagLength: 32, ...parameters });
}
