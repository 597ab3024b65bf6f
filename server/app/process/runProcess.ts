import { isatty } from 'node:tty';
import { explainFailure } from './explainFailure';
import { Lifetime, StopRequested } from './Lifetime';
import { UsageAsked } from './UsageAsked';

// a terminal's Ctrl-C reaches us directly and through npm as well: that is one request, not two
const sameRequestMs = 1_000;

interface ProcessOptions {
  /** true: `work` starts a service that runs until a stop signal; false: the process ends with `work` */
  stays: boolean;
  /** the exit code of a failure, for callers to whom it means something (default: 1) */
  failureCode?: number;
}

/** Runs a program from its start to its orderly end, and ends the process with 0, or with 1 when something failed. */
export async function runProcess(
  work: (lifetime: Lifetime) => Promise<void>,
  { stays, failureCode = 1 }: ProcessOptions,
): Promise<void> {
  const lifetime = new Lifetime();
  const stopped = stopRequest(lifetime);
  // whoever read our words has gone, such as a terminal: that is no reason to end
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
 * Resolves once somebody wants the process to end. A start is broken off at its next step; a second Ctrl-C ends at
 * once, without closing anything. A hang-up counts where we read from a terminal; elsewhere we outlive the terminal.
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
    // load balancers are given the time to send their requests elsewhere
    process.on('SIGTERM', () => stop('SIGTERM', { canWait: true }));
    process.on('SIGHUP', () => {
      if (hasTerminal) stop('SIGHUP (the terminal has hung up)');
    });
    // whoever started us (scripts/support/spawnProgram.mjs) was killed
    process.once('disconnect', () => stop('the process that started it was killed'));
  });
}

/** An error that nobody caught: what is open is closed, but nothing is relied on any more. */
function defect(): Promise<never> {
  return new Promise((_resolve, reject) => {
    process.on('uncaughtException', reject);
    process.on('unhandledRejection', reject);
  });
}
