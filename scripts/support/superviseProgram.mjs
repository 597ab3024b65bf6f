import { fail } from './fail.mjs';
import { onStopRequest } from './onStopRequest.mjs';
import { spawnProgram } from './spawnProgram.mjs';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a server of the project and restarts it when it dies. The server sends the message "open" once it serves. No
 * restart for a server that was told to stop, or a first start that fails, because it has logged the reason. After
 * `maxFailedStarts` consecutive failed starts it gives up with 1. A server that has served is always restarted: at once
 * if it served for `stableMs`, otherwise after up to `longestPauseMs`.
 */
export function superviseProgram(
  args,
  { maxFailedStarts = 5, firstDelayMs = 1000, stableMs = 60_000, longestPauseMs = 5_000 } = {},
) {
  let child;
  let waiting;
  let isStopping = false;
  let wasOpen = false;
  let restarts = 0;
  let failedStarts = 0;

  onStopRequest((signal) => {
    isStopping = true;
    child.kill(signal);
    // nothing runs during the pause before the next start
    if (waiting !== undefined) process.exit(0);
  });
  start();

  function start() {
    let openedAt;
    waiting = undefined;
    child = spawnProgram(args);
    child.on('message', (message) => {
      if (message !== 'open') return;
      wasOpen = true;
      openedAt = performance.now();
    });
    child.once('exit', (code, signal) => {
      if (isStopping || code === 0 || stopSignals.includes(signal)) process.exit(signal ? 1 : code);
      if (!wasOpen && signal === null) process.exit(code);
      failedStarts = openedAt === undefined ? failedStarts + 1 : 0;
      if (openedAt !== undefined && performance.now() - openedAt >= stableMs) restarts = 0;
      restartAfter(signal ?? `exit code ${code}`);
    });
  }

  function restartAfter(reason) {
    if (failedStarts >= maxFailedStarts) {
      fail(
        `The server ended once more (${reason}), after ${failedStarts} starts in a row that failed. See above for why: this gives up.`,
      );
    }
    const backOffMs = firstDelayMs * 2 ** Math.min(restarts, 10);
    const delayMs = failedStarts > 0 ? backOffMs : Math.min(backOffMs, longestPauseMs);
    restarts += 1;
    process.stderr.write(`\nThe server ended unexpectedly (${reason}). It is started again in ${delayMs / 1000} s.\n`);
    waiting = setTimeout(start, delayMs);
  }
}
