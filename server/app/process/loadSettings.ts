import { existsSync } from 'node:fs';
import type { Config } from '../../platform/config/Config';
import { loadConfig } from '../../platform/config/loadConfig';

/** The environment, completed by a `.env` in the folder that we were started in. */
export function loadSettings(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return loadConfig(process.env);
}
