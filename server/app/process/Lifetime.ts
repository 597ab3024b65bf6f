import { setTimeout as sleep } from 'node:timers/promises';

/** Thrown by the next step of a start that has been asked to stop. */
export class StopRequested extends Error {
  override readonly name = 'StopRequested';
}

interface Closer {
  name: string;
  close: () => Promise<void>;
  withinMs: number;
}

const patienceMs = 20_000;

/** What a process has opened, so that it can close it in reverse order: the newest stands on the older. */
export class Lifetime {
  private readonly closers: Closer[] = [];
  private stopping = false;
  private readonly hurrying = new AbortController();
  private tellReason: (reason: string) => void = () => undefined;
  private rejectFailed: (error: Error) => void = () => undefined;

  /** Rejects when something breaks that the process cannot do without. */
  readonly failed = new Promise<never>((_resolve, reject) => (this.rejectFailed = reject));

  /** Where a start may be broken off: between two steps, never inside one. */
  throwIfStopping(): void {
    if (this.stopping) throw new StopRequested('asked to stop while starting');
  }

  /** `tell` is called once, with the reason of the first request to stop, before anything is closed. */
  onStop(tell: (reason: string) => void): void {
    this.tellReason = tell;
  }

  stop(reason: string): void {
    if (this.stopping) return;
    this.stopping = true;
    this.tellReason(reason);
  }

  /** Aborted when the end is not to wait for anybody: on Ctrl-C, or because something broke. */
  get hurried(): AbortSignal {
    return this.hurrying.signal;
  }

  hurry(): void {
    this.hurrying.abort();
  }

  /** Ends the process with an error, after everything is closed. */
  fail(error: Error): void {
    this.rejectFailed(error);
  }

  /** `withinMs`: how long it may take. */
  onClose(name: string, close: () => Promise<void>, withinMs = patienceMs): void {
    this.closers.unshift({ name, close, withinMs });
  }

  /** Closes everything, whatever fails on the way; answers what did. */
  async close(): Promise<string[]> {
    const failures: string[] = [];
    for (const { name, close, withinMs } of this.closers.splice(0)) {
      const late = new AbortController();
      try {
        await Promise.race([close(), rejectLater(withinMs, late.signal)]);
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      } finally {
        late.abort();
      }
    }
    return failures;
  }
}

async function rejectLater(withinMs: number, signal: AbortSignal): Promise<never> {
  await sleep(withinMs, undefined, { signal, ref: false });
  throw new Error(`did not close within ${withinMs / 1000} s`);
}
