import type { Logger } from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedPostgres } from './startEmbeddedPostgres';

interface Options {
  logger: Pick<Logger, 'error' | 'warn'>;
  /** Called when no try is left: the site needs its database. */
  onLost: (error: Error) => void;
  everyMs?: number;
  /** pauses before each try, in milliseconds */
  delaysMs?: readonly number[];
}

/**
 * Supervises a server and restarts it when it dies. Returns a function that ends this; call it before stopping the
 * server.
 */
export function superviseServer(
  server: Pick<EmbeddedPostgres, 'isRunning' | 'restart'>,
  { logger, onLost, everyMs = 250, delaysMs = [0, 500, 1_000, 2_000, 4_000] }: Options,
): () => void {
  let isOver = false;
  let isRestarting = false;
  const timer = setInterval(() => {
    if (!isRestarting && !server.isRunning()) void restart();
  }, everyMs).unref();
  const end = (): void => {
    isOver = true;
    clearInterval(timer);
  };

  async function restart(): Promise<void> {
    isRestarting = true;
    logger.error('The built-in PostgreSQL has ended. It is started again.');
    const problem = await tryToRestart();
    isRestarting = false;
    if (problem === null || isOver) return;
    end();
    onLost(problem);
  }

  async function tryToRestart(): Promise<Error | null> {
    let problem: Error | null = null;
    for (const delay of delaysMs) {
      await sleep(delay);
      if (isOver) return null;
      try {
        await server.restart();
        logger.warn('The built-in PostgreSQL runs again.');
        return null;
      } catch (error) {
        problem = error instanceof Error ? error : new Error(String(error));
        logger.error({ err: error }, 'The built-in PostgreSQL could not be started again.');
      }
    }
    return problem;
  }

  return end;
}
