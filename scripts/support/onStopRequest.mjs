import { isatty } from 'node:tty';
import { whenNpmIsGone } from './whenNpmIsGone.mjs';

// checked at the start, because a terminal that has hung up is no longer one
const hasTerminal = isatty(0);

/**
 * Calls `stop` with a signal for each request to end: SIGINT, SIGTERM, the hang-up of our terminal, or the death of
 * npm. Without a terminal (nohup, a service) it only logs a hang-up, which is meant for others. Node resets nohup's
 * ignored SIGHUP, so npm dies of it; that is not a request either.
 */
export function onStopRequest(stop) {
  // the terminal for our output may be closed
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
  let hungUp = false;
  process.on('SIGHUP', () => {
    if (hasTerminal) return stop('SIGHUP');
    if (!hungUp) say('The terminal has hung up (SIGHUP). This goes on: SIGTERM stops it.');
    hungUp = true;
  });
  whenNpmIsGone(() => {
    if (hungUp) return;
    say('npm was killed: closing.');
    stop('SIGTERM');
  });
}

function say(sentence) {
  process.stderr.write(`\n${sentence}\n`);
}
