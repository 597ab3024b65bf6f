import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the path of real Australian data beside the checkout (`../shared/data`), which is not part of it. Returns
 * undefined if the folder is missing, and reports that in the test run.
 */
export function sharedDataPath(...parts: string[]): string | undefined {
  const file = path.resolve(__dirname, '..', '..', '..', 'shared', 'data', ...parts);
  if (existsSync(file)) return file;
  process.stderr.write(
    `\n../shared/data/${parts.join('/')} is absent: this test has nothing to read and proves nothing here.\n`,
  );
  return undefined;
}
