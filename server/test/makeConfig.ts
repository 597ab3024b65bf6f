import os from 'node:os';
import type { Config } from '../platform/config/Config';
import { loadConfig } from '../platform/config/loadConfig';

/** The site's own defaults, quiet and independent of the machine; a test changes what it is about. */
export function makeConfig(changes: Partial<Config> = {}): Config {
  const defaults = loadConfig({
    ACCESS_TOKEN_SECRET: 'only for tests, and long enough for them',
    DATA_DIR: os.tmpdir(),
    LOG_LEVEL: 'silent',
    // a test that asks right after it has written wants what it wrote
    RESPONSE_CACHE_MB: '0',
  });
  return { ...defaults, ...changes };
}
