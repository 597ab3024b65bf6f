import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/logLevels';
import { describeError } from './describeError';
import { openStandardOutput } from './openStandardOutput';
import { redactLine } from './redactLine';

/** Creates a logger that writes one JSON object per line to standard output, several lines at a time. */
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

let output: DestinationStream | undefined;

/** All loggers of a process share it. */
function standardOutput(): DestinationStream {
  output ??= openStandardOutput();
  return output;
}
