import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Works in the given folder, which remains for the next run, or in a temporary one. */
export async function withBenchFolder(
  given: string | undefined,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = given ?? mkdtempSync(path.join(os.tmpdir(), 'local-offers-bench-'));
  mkdirSync(folder, { recursive: true });
  // PostgreSQL runs as another user if this process is root
  chmodSync(folder, 0o755);
  try {
    await work(folder);
  } finally {
    if (given === undefined) rmSync(folder, { recursive: true, force: true });
  }
}
