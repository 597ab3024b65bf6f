import { randomBytes } from 'node:crypto';
import { argon2id } from './argon2id';
import { argon2Parameters } from './argon2Parameters';

/** Hashes with Argon2id in the usual text form (PHC). It contains its parameters, so they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await argon2id(password, salt, argon2Parameters);
  const { memory, passes, parallelism } = argon2Parameters;
  const encoded = [salt, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encoded.join('$')}`;
}
