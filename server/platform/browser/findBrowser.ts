import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../../shared/errors/StartProblem';
import type { FoundBrowser } from './FoundBrowser';
import { unpackChromium } from './unpackChromium';

/** the program itself: a kill of the script in /usr/bin would leave it */
const debianShell = '/usr/lib/chromium/chromium-headless-shell';
const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/** Usual paths of Chromium-based browsers, the likeliest first. */
function systemBrowsers(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string[] {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (platform === 'win32') {
    const folders = windowsFolders.flatMap((name) => environment[name] ?? []);
    return folders.flatMap((folder) => [
      path.win32.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      path.win32.join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]);
  }
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
    '/usr/bin/microsoft-edge',
  ];
}

const howToGetOne = 'install one ("apt-get install chromium" on Debian) or name yours in PUPPETEER_EXECUTABLE_PATH';

/**
 * Finds the browser for documents of the site. The headless shell of Debian needs a third less memory for them than
 * Chromium does (docs/performance.md), and its scripts, which are slower, are not needed.
 */
export function findDocumentBrowser(cacheFolder: string, shell = debianShell): FoundBrowser {
  const isNamed = process.env.PUPPETEER_EXECUTABLE_PATH !== undefined;
  if (isNamed || process.platform !== 'linux' || !existsSync(shell)) return findBrowser(cacheFolder);
  return { executablePath: shell, environment: {}, source: 'system', headless: 'shell' };
}

/** `cacheFolder`: the folder for unpacking the packaged browser, if it is needed. */
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
