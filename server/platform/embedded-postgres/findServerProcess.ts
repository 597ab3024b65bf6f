import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './isAlive';

export interface ServerProcess {
  pid: number;
  port: number;
  ready: boolean;
}

/** Returns the server of this cluster by its pid file; null if none is running. */
export function findServerProcess(cluster: string): ServerProcess | null {
  const lines = readLines(path.join(cluster, 'postmaster.pid'));
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isAlive(pid) || !isPostgres(pid)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** The number may by now belong to another process or to a zombie. */
function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  return /^\d+ \(postgres\) [^ZX]/.test(readLines(`/proc/${String(pid)}/stat`)[0] ?? '');
}
