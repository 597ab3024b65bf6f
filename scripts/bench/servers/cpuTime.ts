import { readdirSync, readFileSync } from 'node:fs';

/** USER_HZ of Linux: the unit of /proc, the same on every machine that Node supports. */
const msPerTick = 10;

interface Spent {
  parent: number;
  ownMs: number;
  /** of ended child processes */
  reapedMs: number;
}

/** Processor time of a process with all its threads, in milliseconds. */
export function cpuTime(pid: number): number {
  return read(pid)?.ownMs ?? 0;
}

/** Processor time of all processes of a PostgreSQL cluster, including ended ones. */
export function clusterCpuTime(postmaster: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => read(Number(name)))
    .filter((spent) => spent?.parent === postmaster);
  const root = read(postmaster);
  const living = processes.reduce((sum, spent) => sum + (spent?.ownMs ?? 0) + (spent?.reapedMs ?? 0), 0);
  return living + (root?.ownMs ?? 0) + (root?.reapedMs ?? 0);
}

/** proc_pid_stat(5): the fields follow the name, which may contain any character. */
function read(pid: number): Spent | null {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null; // it has ended in the meantime
  }
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) * msPerTick;
  return { parent: Number(fields[1]), ownMs: ticks(11), reapedMs: ticks(13) };
}
