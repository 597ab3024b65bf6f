import os from 'node:os';
import type { Config } from '../platform/config/Config';
import { loadConfig } from '../platform/config/loadConfig';

/** The site's own defaults, silent and independent of the machine. A test overrides its own settings. */
export function makeConfig(changes: Partial<Config> = {}): Config {
  const defaults = loadConfig({
    ACCESS_TOKEN_SECRET: 'only for tests, and long enough for them',
    DATA_DIR: os.tmpdir(),
    LOG_LEVEL: 'silent',
    // a test that reads right after a write needs the new data
    RESPONSE_CACHE_MB: '0',
  });
  return { ...defaults, ...changes };
}
