import cluster, { type Worker as Forked } from 'node:cluster';
import type { RunningSite } from '../describeSite';
import type { WorkerMessage } from './WorkerMessage';

// as scripts/support/superviseProgram.mjs, which cannot be imported: it runs before the server is built
const stableMs = 60_000;
const firstDelayMs = 1_000;
const longestDelayMs = 5_000;
/** pauses of 1, 2, 4 and 8 s lie between them */
const mostFailedStarts = 5;

interface Handlers {
  /** It ended and is started again after `delayMs`. */
  onEnd: (reason: string, delayMs: number) => void;
  onGivenUp: (reason: string) => void;
}

/**
 * A place for a process that serves the site. It is started again when it dies: after a second, and after up to five if
 * it dies again within a minute. Starts that never serve are given up after five in a row.
 */
export class Worker {
  private process: Forked | undefined;
  private waiting: NodeJS.Timeout | undefined;
  private isStopping = false;
  private openedAt: number | undefined;
  private restarts = 0;
  private failedStarts = 0;

  /** `environment`: settings that differ from ours. */
  constructor(
    private readonly environment: Record<string, string>,
    private readonly handlers: Handlers,
  ) {}

  get isOpen(): boolean {
    return this.openedAt !== undefined;
  }

  /** The only try. Resolves when it serves requests, or with its exit code or signal if it ends before. */
  open(): Promise<RunningSite | number | string> {
    return new Promise((resolve) => {
      this.fork(resolve, (code, signal) => resolve(signal ?? code ?? 1));
    });
  }

  /** Starts it without waiting, again and again. */
  start(): void {
    this.fork();
  }

  /** `onFailedStart`: what happens instead of another start if it ends before it serves. */
  private fork(
    onOpen?: (site: RunningSite) => void,
    onFailedStart?: (code: number | null, signal: string | null) => void,
  ): void {
    const process = cluster.fork(this.environment);
    this.process = process;
    process.on('message', (message: WorkerMessage) => {
      if (message.type !== 'open') return;
      this.openedAt = performance.now();
      this.failedStarts = 0;
      onOpen?.(message.site);
    });
    process.once('exit', (code: number | null, signal: string | null) => {
      this.process = undefined;
      const { openedAt } = this;
      this.openedAt = undefined;
      if (this.isStopping) return;
      if (openedAt === undefined && onFailedStart) onFailedStart(code, signal);
      else this.startLater(openedAt, signal ?? `exit code ${String(code)}`);
    });
  }

  /** Asks it to end in order, and resolves when it has; after `withinMs` it is killed. */
  async stop(withinMs: number): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.waiting);
    const { process } = this;
    if (process === undefined) return;
    const ended = new Promise<void>((resolve) => process.once('exit', () => resolve()));
    const late = setTimeout(() => process.process.kill('SIGKILL'), withinMs);
    process.process.kill('SIGTERM');
    await ended;
    clearTimeout(late);
  }

  private startLater(openedAt: number | undefined, reason: string): void {
    if (openedAt === undefined) this.failedStarts += 1;
    else if (performance.now() - openedAt >= stableMs) this.restarts = 0;
    if (this.failedStarts >= mostFailedStarts) {
      this.handlers.onGivenUp(reason);
      return;
    }
    const backOffMs = firstDelayMs * 2 ** Math.min(this.restarts, 10);
    const delayMs = this.failedStarts > 0 ? backOffMs : Math.min(backOffMs, longestDelayMs);
    this.restarts += 1;
    this.handlers.onEnd(reason, delayMs);
    this.waiting = setTimeout(() => this.start(), delayMs);
  }
}
