import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { hashSecretToken } from '../../../../shared/secret-tokens/hashSecretToken';
import { RecoveryCode } from './RecoveryCode';

/** base32 of Crockford: no letters that look like digits */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const count = 10;

/** A code of 80 random bits, too many to guess, in four groups of four. */
function newCode(): string {
  const text = Array.from(randomBytes(16), (byte) => letters.charAt(byte % 32)).join('');
  return (text.match(/.{4}/g) ?? []).join('-');
}

/** The code as it was made, however it was typed; null for a text that is no recovery code. */
function readRecoveryCode(typed: string): string | null {
  const text = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return /^[0-9a-hjkmnp-tv-z]{16}$/.test(text) ? text : null;
}

/** Replaces the codes of an account by ten new ones, which it returns; the database keeps only hashes. */
export async function replaceRecoveryCodes(manager: EntityManager, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  const rows = manager.getRepository(RecoveryCode);
  await rows.delete({ accountId });
  await rows.insert(codes.map((code) => ({ accountId, codeHash: hashOf(code), usedAt: null })));
  return codes;
}

/** Uses a code up. Returns how many are left; null if the account has no such unused code. */
export async function takeRecoveryCode(
  manager: EntityManager,
  { accountId, typed, now }: { accountId: number; typed: string; now: Date },
): Promise<number | null> {
  const rows = manager.getRepository(RecoveryCode);
  const code = readRecoveryCode(typed);
  if (code === null) return null;
  const row = await rows.findOne({
    where: { accountId, codeHash: hashOf(code) },
    lock: { mode: 'pessimistic_write' },
  });
  if (row === null || row.usedAt !== null) return null;
  await rows.update({ id: row.id }, { usedAt: now });
  return countRecoveryCodes(manager, accountId);
}

export function countRecoveryCodes(manager: EntityManager, accountId: number): Promise<number> {
  return manager
    .getRepository(RecoveryCode)
    .createQueryBuilder()
    .where({ accountId })
    .andWhere('used_at IS NULL')
    .getCount();
}

function hashOf(code: string): string {
  return hashSecretToken(code.replaceAll('-', ''));
}
