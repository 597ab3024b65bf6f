import { explainFailure } from './explainFailure';
import { Lifetime, StopRequested } from './Lifetime';

// a terminal's Ctrl-C reaches us directly and through npm as well: that is one request, not two
const sameRequestMs = 1_000;

interface ProcessOptions {
  /** true: `work` starts something that goes on until it is told to stop; false: the end of `work` is the end */
  stays: boolean;
}

/** Runs a program from its start to its orderly end, and ends the process with 0 or 1. */
export async function runProcess(work: (lifetime: Lifetime) => Promise<void>, options: ProcessOptions): Promise<void> {
  const lifetime = new Lifetime();
  const stopped = onStopRequest(lifetime);
  let code = 0;
  try {
    if (options.stays) {
      await work(lifetime);
      code = await stopped;
    } else {
      code = (await Promise.race([work(lifetime), stopped])) ?? 0;
    }
  } catch (error) {
    if (!(error instanceof StopRequested)) {
      process.stderr.write(`\n${explainFailure(error)}\n`);
      code = 1;
    }
  }
  for (const failure of await lifetime.close()) {
    process.stderr.write(`Not closed cleanly: ${failure}\n`);
    code = 1;
  }
  process.exit(code);
}

/** Resolves with the exit code once somebody or something wants the process to end. */
function onStopRequest(lifetime: Lifetime): Promise<number> {
  return new Promise((resolve) => {
    let requestedAt: number | undefined;
    const stop = (code: number): void => {
      if (requestedAt !== undefined && Date.now() - requestedAt > sameRequestMs) process.exit(130);
      requestedAt ??= Date.now();
      lifetime.stop();
      resolve(code);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
    // whoever started us (scripts/support/projectNode.mjs) was killed
    process.once('disconnect', () => stop(0));
    for (const defect of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(defect, (error: unknown) => {
        process.stderr.write(`\n${explainFailure(error)}\n`);
        stop(1);
      });
    }
  });
}
