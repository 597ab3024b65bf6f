import { existsSync } from 'node:fs';
import type { Config } from '../../platform/config/Config';
import { loadConfig } from '../../platform/config/loadConfig';

/** Loads the environment, completed by `.env` in the working directory. */
export function loadSettings(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return loadConfig(process.env);
}
