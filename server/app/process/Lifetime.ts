import { setTimeout as sleep } from 'node:timers/promises';

/** Thrown by the next step of a start after a request to stop. */
export class StopRequested extends Error {
  override readonly name = 'StopRequested';
}

interface Closer {
  name: string;
  close: () => Promise<void>;
  withinMs: number;
}

const patienceMs = 20_000;

/** Keeps the open resources of a process and closes them in reverse order, because newer ones depend on older ones. */
export class Lifetime {
  private readonly closers: Closer[] = [];
  private stopping = false;
  private readonly hurrying = new AbortController();
  private tellReason: (reason: string) => void = () => undefined;
  private rejectFailed: (error: Error) => void = () => undefined;

  /** Rejects when a resource breaks that the process needs. */
  readonly failed = new Promise<never>((_resolve, reject) => (this.rejectFailed = reject));

  /**
   * Call it between two steps of a start, never inside one.
   * @throws StopRequested
   */
  throwIfStopping(): void {
    if (this.stopping) throw new StopRequested('asked to stop while starting');
  }

  /** Calls `tell` once, with the reason of the first request to stop, before anything is closed. */
  onStop(tell: (reason: string) => void): void {
    this.tellReason = tell;
  }

  stop(reason: string): void {
    if (this.stopping) return;
    this.stopping = true;
    this.tellReason(reason);
  }

  /** Aborted when the process must end without waiting: on Ctrl-C, or after a failure. */
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

  /** `withinMs`: the time limit of `close`, in milliseconds. */
  onClose(name: string, close: () => Promise<void>, withinMs = patienceMs): void {
    this.closers.unshift({ name, close, withinMs });
  }

  /** Closes everything, even if some steps fail. Returns the failures. */
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
