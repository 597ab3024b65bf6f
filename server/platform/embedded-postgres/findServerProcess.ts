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

/** After a crash of the whole machine the number may belong to something else by now. */
function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  return readLines(`/proc/${String(pid)}/comm`)[0] === 'postgres';
}
