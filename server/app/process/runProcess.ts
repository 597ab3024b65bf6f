import { isatty } from 'node:tty';
import { explainFailure } from './explainFailure';
import { Lifetime, StopRequested } from './Lifetime';
import { UsageAsked } from './UsageAsked';

// a terminal's Ctrl-C arrives directly and through npm: both count as one request
const sameRequestMs = 1_000;

interface ProcessOptions {
  /** true: `work` starts a service that runs until a stop signal; false: the process ends with `work` */
  stays: boolean;
  /** the exit code of a failure, for callers that interpret it (default: 1) */
  failureCode?: number;
}

/** Runs a program from start to orderly end. Exits with 0, or with 1 after a failure. */
export async function runProcess(
  work: (lifetime: Lifetime) => Promise<void>,
  { stays, failureCode = 1 }: ProcessOptions,
): Promise<void> {
  const lifetime = new Lifetime();
  const stopped = stopRequest(lifetime);
  // the reader of our output, such as a terminal, has gone: that is no reason to end
  if (stays) for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  let code = 0;
  try {
    await Promise.race([
      stays ? work(lifetime).then(() => stopped) : Promise.race([work(lifetime), stopped]),
      lifetime.failed,
      defect(),
    ]);
  } catch (error) {
    lifetime.hurry();
    if (error instanceof UsageAsked) process.stdout.write(`${error.message}\n`);
    else if (!(error instanceof StopRequested)) {
      process.stderr.write(`\n${explainFailure(error)}\n`);
      code = failureCode;
    }
  }
  for (const failure of await lifetime.close()) {
    process.stderr.write(`Not closed cleanly: ${failure}\n`);
    code = failureCode;
  }
  process.exit(code || process.exitCode);
}

/**
 * Resolves on a request to end the process. A start ends at its next step; a second Ctrl-C exits at once without
 * closing anything. A hang-up counts only for input from a terminal; otherwise the process outlives the terminal.
 */
function stopRequest(lifetime: Lifetime): Promise<void> {
  const hasTerminal = isatty(0);
  return new Promise((resolve) => {
    let requestedAt: number | undefined;
    const stop = (reason: string, { canWait = false } = {}): void => {
      const isAgain = requestedAt !== undefined && Date.now() - requestedAt > sameRequestMs;
      requestedAt ??= Date.now();
      if (isAgain || !canWait) lifetime.hurry();
      lifetime.stop(reason);
      resolve();
    };
    process.on('SIGINT', () => {
      if (requestedAt !== undefined && Date.now() - requestedAt > sameRequestMs) process.exit(130);
      stop('SIGINT (Ctrl-C)');
    });
    // gives load balancers the time to redirect their requests
    process.on('SIGTERM', () => stop('SIGTERM', { canWait: true }));
    process.on('SIGHUP', () => {
      if (hasTerminal) stop('SIGHUP (the terminal has hung up)');
    });
    // the parent process (scripts/support/spawnProgram.mjs) was killed
    process.once('disconnect', () => stop('the process that started it was killed'));
  });
}

/** An uncaught error: everything open is closed, but the state is unreliable. */
function defect(): Promise<never> {
  return new Promise((_resolve, reject) => {
    process.on('uncaughtException', reject);
    process.on('unhandledRejection', reject);
  });
}
