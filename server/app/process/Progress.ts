import type { Logger } from 'pino';

/** How far a long step has come, when it can tell. */
type ReportProgress = (done: number, of: number) => void;

/** Tells whoever is waiting what is being done. */
export interface Progress {
  step<T>(title: string, work: (report: ReportProgress) => Promise<T>): Promise<T>;
}

const lineEveryMs = 2_000;

/** For people at a terminal: a line when a step ends, and while a long one goes on. */
export function terminalProgress(write: (text: string) => void): Progress {
  return {
    async step(title, work) {
      const begun = performance.now();
      const seconds = (): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
      let state = '';
      const timer = setInterval(() => write(`  … ${title}${state} (${seconds()})\n`), lineEveryMs);
      try {
        const result = await work((done, of) => (state = `: ${done} of ${of}`));
        write(`✓ ${title} (${seconds()})\n`);
        return result;
      } finally {
        clearInterval(timer);
      }
    },
  };
}

/** For production, where logs are read by machines. */
export function loggedProgress(logger: Logger): Progress {
  return {
    async step(title, work) {
      const begun = performance.now();
      const result = await work(() => undefined);
      logger.info({ ms: Math.round(performance.now() - begun) }, title);
      return result;
    },
  };
}
