import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/logLevels';
import { describeError } from './describeError';
import { scrubLine } from './scrubLine';

/** One JSON object per line on standard output. */
export function createLogger({ level }: { level: LogLevel }, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError, error: describeError },
    hooks: { streamWrite: scrubLine },
  };
  return destination ? pino(options, destination) : pino(options);
}
