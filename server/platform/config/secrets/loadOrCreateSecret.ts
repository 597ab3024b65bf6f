import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../../../shared/errors/StartProblem';
import { makeFolder } from '../../embedded-postgres/makeFolder';

/** Reads the secret from a file that only its owner can read; creates it the first time. */
export function loadOrCreateSecret(file: string): string {
  try {
    makeFolder(path.dirname(file));
    try {
      writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartProblem(
      `The data folder ${path.dirname(file)} cannot be used (${reason}): make it writable for this user, or set DATA_DIR to a folder that is.`,
      { cause },
    );
  }
}
