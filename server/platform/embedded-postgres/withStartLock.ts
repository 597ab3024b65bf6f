import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './isAlive';

// a start takes seconds; a lock older than this was left by a process whose number something else has now
const staleAfterMs = 120_000;

/** One at a time may start or stop the database of a data folder; the lock of a dead process is taken over. */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!tryLock(file)) {
    if (isStale(file)) rmSync(file, { force: true });
    else await sleep(50 + Math.random() * 50);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isStale(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    return (holder > 0 && !isAlive(holder)) || Date.now() - statSync(file).mtimeMs > staleAfterMs;
  } catch {
    return false; // just released
  }
}
