import { timingSafeEqual } from 'node:crypto';

/** The secrets that a present one has replaced, newest first. The settings say so, once at the start. */
const older = new Map<string, readonly string[]>();

/** Says which secrets still count besides the present one (docs/operations.md#key-of-the-hashes). */
export function setOlderSecrets(present: string, secrets: readonly string[]): void {
  older.set(present, secrets);
}

/** Returns the present secret and those that it has replaced. What is new is made with the present one. */
export function secretsOf(present: string): readonly [string, ...string[]] {
  return [present, ...(older.get(present) ?? [])];
}

/** True if the present secret, or one that it has replaced, makes this text. */
export function isMadeBySecret(present: string, given: string, make: (secret: string) => string): boolean {
  const bytes = Buffer.from(given);
  return secretsOf(present).some((secret) => {
    const expected = Buffer.from(make(secret));
    return expected.length === bytes.length && timingSafeEqual(expected, bytes);
  });
}
