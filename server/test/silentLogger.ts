import type { Logger } from 'pino';
import { createLogger } from '../platform/logger/createLogger';

/**
 * The site's logger without output. A logger on standard output keeps a timer, and with it the whole test file, in
 * memory.
 */
export function silentLogger(): Logger {
  return createLogger({ level: 'silent' }, { write: () => undefined });
}
