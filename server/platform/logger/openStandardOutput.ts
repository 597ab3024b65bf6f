import { writeFileSync } from 'node:fs';
import { type DestinationStream, pino } from 'pino';
import { gatherLines } from './gatherLines';

/** Bytes that wait for a reader. More is dropped: a reader that hangs must not take the memory of the site. */
const mostWaiting = 16 * 1024 * 1024;
/** How long the end of the process waits for a reader that hangs. pino waits for ever. */
const patienceAtEndMs = 500;

/**
 * Opens standard output for the log. An output that cannot be written (a closed terminal, a full disk, a reader that hangs)
 * neither ends the process nor keeps it from ending.
 */
export function openStandardOutput(): DestinationStream {
  let endsAt = Infinity;
  // before pino's own listener, which writes the rest
  process.once('exit', () => (endsAt = performance.now() + patienceAtEndMs));
  const written = pino.destination({
    sync: false,
    maxLength: mostWaiting,
    retryEAGAIN: () => performance.now() < endsAt,
  });
  written.on('error', () => undefined);
  const flush = written.flushSync.bind(written);
  written.flushSync = () => {
    try {
      flush();
    } catch {
      // an error would keep the process from ending
    }
  };
  return gatherLines({
    write: (text) => written.write(text),
    writeLast: (text) => {
      writeFileSync(1, text);
    },
  });
}
