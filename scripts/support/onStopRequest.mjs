import { isatty } from 'node:tty';
import { whenNpmIsGone } from './whenNpmIsGone.mjs';

// asked at the start: a terminal that has hung up is none any more
const hasTerminal = isatty(0);

/**
 * Calls `stop` with a signal for each request to end: SIGINT, SIGTERM, the hang-up of the terminal that we read from,
 * or the death of npm. Without a terminal to read from (nohup, a service) a hang-up is somebody else's: it is logged.
 * Node forgets that nohup told it to ignore SIGHUP, so npm dies of it, and that is not a request either.
 */
export function onStopRequest(stop) {
  // the terminal that showed our words may be closed
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
