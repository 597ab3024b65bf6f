import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './isAlive';

export interface ServerProcess {
  pid: number;
  port: number;
  ready: boolean;
}

/** The server that runs in this cluster, by what it writes about itself there; null when there is none (any more). */
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

/** The number may belong to something else by now, or to a process that has ended and that nobody has waited for. */
function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  return /^\d+ \(postgres\) [^ZX]/.test(readLines(`/proc/${String(pid)}/stat`)[0] ?? '');
}
