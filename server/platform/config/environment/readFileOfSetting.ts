import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the content of a file that a setting names; undefined if it cannot be read. */
export function readFileOfSetting(checkout: string, file: string): Buffer | undefined {
  try {
    return readFileSync(path.resolve(checkout, file));
  } catch {
    return undefined;
  }
}
