import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/logLevels';
import { describeError } from './describeError';
import { redactLine } from './redactLine';

/**
 * Creates a logger that writes one JSON object per line to standard output. It writes several lines at a time, within a
 * tenth of a second and before the process ends: a system call for each request is a noticeable part of a short
 * response.
 */
export function createLogger({ level }: { level: LogLevel }, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: createTimestamp(),
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError, error: describeError },
    hooks: { streamWrite: redactLine },
  };
  return pino(options, destination ?? standardOutput());
}

/** The time as pino writes it. Many lines of a busy server have the same millisecond. */
function createTimestamp(): () => string {
  let writtenAt = NaN;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== writtenAt) text = `,"time":"${new Date(now).toISOString()}"`;
    writtenAt = now;
    return text;
  };
}

/** An output that cannot be written (a closed terminal, a full disk) does not end the process. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: false, minLength: 16_000, periodicFlush: 100 });
  output.on('error', () => undefined);
  return output;
}
