import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Works in the folder that was given, which stays for the next run, else in one that goes with the work. */
export async function withBenchFolder(
  given: string | undefined,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = given ?? mkdtempSync(path.join(os.tmpdir(), 'local-offers-bench-'));
  mkdirSync(folder, { recursive: true });
  // PostgreSQL runs as somebody else where this one is root
  chmodSync(folder, 0o755);
  try {
    await work(folder);
  } finally {
    if (given === undefined) rmSync(folder, { recursive: true, force: true });
  }
}
