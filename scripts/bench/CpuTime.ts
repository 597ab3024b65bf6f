// cspell:ignore schedstat
import { readFileSync } from 'node:fs';
import type { DataSource } from 'typeorm';

/**
 * Measures the processor time of this process and of its sessions of the database. Other work on the machine makes it
 * longer by a fraction only, where it doubles the time that passes. Only Linux tells a process's time in nanoseconds.
 */
export class CpuTime {
  constructor(private readonly database: DataSource) {}

  /** Returns the milliseconds of the processor that the work took, the least of several runs. */
  async measure(work: () => Promise<unknown>, runs: number): Promise<number> {
    let best = Infinity;
    for (let run = 0; run < runs; run += 1) {
      const before = timesOf(await this.processes());
      await work();
      const after = timesOf([...before.keys()]);
      // a session that was opened meanwhile has spent all its time on the work
      for (const pid of await this.processes()) if (!before.has(pid)) after.set(pid, timeOf(pid));
      const spent = [...after].map(([pid, time]) => time - (before.get(pid) ?? 0));
      best = Math.min(
        best,
        spent.reduce((sum, time) => sum + Math.max(0, time), 0),
      );
    }
    return best;
  }

  private async processes(): Promise<number[]> {
    const rows = await this.database.query<{ pid: number }[]>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'`,
    );
    return [process.pid, ...rows.map(({ pid }) => pid)];
  }
}

const timesOf = (pids: readonly number[]): Map<number, number> => new Map(pids.map((pid) => [pid, timeOf(pid)]));

/** 0 for a session that the pool has closed because it was idle */
function timeOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}
