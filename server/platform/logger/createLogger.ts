import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/logLevels';
import { describeError } from './describeError';
import { redactLine } from './redactLine';

/**
 * One JSON object per line on standard output. Lines are written several at a time, each within a tenth of a second
 * and all of them before the process ends: one system call for every request is a part of what a short answer costs.
 */
export function createLogger({ level }: { level: LogLevel }, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError, error: describeError },
    hooks: { streamWrite: redactLine },
  };
  return pino(options, destination ?? standardOutput());
}

/** A log that cannot be written (a terminal that is closed, a full disk) does not end the process. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: false, minLength: 4096, periodicFlush: 100 });
  output.on('error', () => undefined);
  return output;
}
