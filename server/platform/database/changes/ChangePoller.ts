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
 * Notices changes where nothing can be listened to. PostgreSQL's snapshot is another one after each transaction that
 * wrote anything, so the same snapshot means that nothing has changed; a new one may mean a write that nobody sees.
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
      // as it is now: another call may have failed or heard something since this one began
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
