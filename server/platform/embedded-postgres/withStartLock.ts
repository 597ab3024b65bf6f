import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './isAlive';

// a start takes seconds; an older lock is from a process whose number another process has now
const staleAfterMs = 120_000;

/**
 * Runs `work` while no other process starts or stops the database of a data folder. Takes over the lock of a dead
 * process.
 */
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
