import { existsSync } from 'node:fs';
import { StartProblem } from '../../shared/errors/StartProblem';
import type { FoundBrowser } from './FoundBrowser';
import { systemBrowsers } from './systemBrowsers';
import { unpackChromium } from './unpackChromium';

const howToGetOne = 'install one ("apt-get install chromium" on Debian) or name yours in PUPPETEER_EXECUTABLE_PATH';

/** `cacheFolder`: where the packaged browser is unpacked to, when it is needed. */
export function findBrowser(cacheFolder: string, environment: NodeJS.ProcessEnv = process.env): FoundBrowser {
  const named = environment.PUPPETEER_EXECUTABLE_PATH;
  if (named) {
    if (existsSync(named)) return { executablePath: named, environment: {}, source: 'named', headless: true };
    throw new StartProblem('PUPPETEER_EXECUTABLE_PATH names a file that does not exist: correct it or leave it out.');
  }
  const installed = systemBrowsers(process.platform, environment).find((file) => existsSync(file));
  if (installed) return { executablePath: installed, environment: {}, source: 'system', headless: true };
  const packaged = unpackChromium(cacheFolder);
  if (packaged) return packaged;
  throw new StartProblem(`No Chromium was found on this machine: ${howToGetOne}.`);
}
