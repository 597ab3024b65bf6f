import type { Account } from '../Account';

/** Whose wrong codes are counted together. No user name looks like this. */
export function guessesOf(account: Pick<Account, 'id'> | null): string {
  return `second factor ${account?.id ?? 'of nobody'}`;
}
