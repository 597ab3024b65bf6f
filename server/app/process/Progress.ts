import type { Logger } from 'pino';

/** Reports the progress of a long step, if it is known. */
type ReportProgress = (done: number, of: number) => void;

/** Reports the current step of a start to the operator. */
export interface Progress {
  step<T>(title: string, work: (report: ReportProgress) => Promise<T>): Promise<T>;
}

const lineEveryMs = 2_000;

/** For terminals: a line at the end of each step, and lines during a long one. */
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

/** For production: writes to the log, for programs. */
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
