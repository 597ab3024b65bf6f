import { readdirSync, readFileSync } from 'node:fs';

export interface FoundProcess {
  pid: number;
  parent: number;
  /** program and arguments, separated by spaces */
  command: string;
}

/** All processes that this one has started, directly and through others. Linux only. */
export function processesBelow(pid: number): FoundProcess[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const below = (parent: number): FoundProcess[] =>
    all.filter((found) => found.parent === parent).flatMap((found) => [found, ...below(found.pid)]);
  return below(pid);
}

function readProcess(pid: string): FoundProcess[] {
  try {
    const parent = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return [{ pid: Number(pid), parent: Number(parent), command }];
  } catch {
    return []; // it has just ended
  }
}
