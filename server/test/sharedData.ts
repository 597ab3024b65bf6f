import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Real Australian data lies beside the checkout (`../shared/data`) and is not part of it. A test that reads it calls
 * this: where the folder is absent it gets undefined, and the reader of the test run is told so plainly.
 */
export function sharedDataPath(...parts: string[]): string | undefined {
  const file = path.resolve(__dirname, '..', '..', '..', 'shared', 'data', ...parts);
  if (existsSync(file)) return file;
  process.stderr.write(
    `\n../shared/data/${parts.join('/')} is absent: this test has nothing to read and proves nothing here.\n`,
  );
  return undefined;
}
