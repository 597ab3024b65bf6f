import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

interface ChangePollerOptions {
  database: DataSource;
  onChange: () => void;
  onListening: () => void;
  onLost: () => void;
  onFailed: (error: unknown) => void;
}

const intervalMs = 500;

/**
 * Notices changes without LISTEN. PostgreSQL's snapshot changes after each transaction that wrote anything. The same
 * snapshot means no change; a new one may also come from an invisible write.
 */
export class ChangePoller {
  private readonly stopped = new AbortController();
  private snapshot: string | null = null;
  private work: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: ChangePollerOptions) {}

  async start(): Promise<void> {
    await this.confirm();
    this.work = this.keepPolling();
  }

  /** True if `onChange` has reported every change that was committed before this call. Calls may overlap. */
  async confirm(): Promise<boolean> {
    const { database, onChange, onListening, onLost, onFailed } = this.options;
    try {
      const [row] = await database.query<{ snapshot: string }[]>('SELECT pg_current_snapshot()::text AS snapshot');
      // the current value: another call may have changed it since this one began
      const known = this.snapshot;
      this.snapshot = row?.snapshot ?? null;
      if (known === null) onListening();
      else if (known !== this.snapshot) onChange();
      return true;
    } catch (error) {
      const wasListening = this.snapshot !== null;
      this.snapshot = null;
      if (wasListening) {
        onLost();
        onFailed(error);
      }
      return false;
    }
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.work;
  }

  private async keepPolling(): Promise<void> {
    const { signal } = this.stopped;
    const pause = () => sleep(intervalMs, true, { signal }).catch(() => false);
    while (await pause()) await this.confirm();
  }
}
