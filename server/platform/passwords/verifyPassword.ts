import { timingSafeEqual } from 'node:crypto';
import { argon2id } from './argon2id';

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export async function verifyPassword(password: string, hashed: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = form.exec(hashed) ?? [];
  if (salt === undefined || hash === undefined) throw new Error('This is no Argon2id hash.');
  const expected = Buffer.from(hash, 'base64');
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const actual = await argon2id(password, Buffer.from(salt, 'base64'), parameters);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
