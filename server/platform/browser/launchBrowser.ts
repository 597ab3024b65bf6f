import puppeteer, { type Browser } from 'puppeteer';
import { isRoot } from '../embedded-postgres/serviceUser';
import type { FoundBrowser } from './FoundBrowser';

interface LaunchOptions {
  /** Pages of our own only: then the sandbox, which many containers do not allow, may be left out. */
  ownPagesOnly: boolean;
  args?: readonly string[];
}

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
];

/** A browser without a window and with an empty profile. Whoever asked for it closes it. */
export function launchBrowser(found: FoundBrowser, { ownPagesOnly, args = [] }: LaunchOptions): Promise<Browser> {
  return puppeteer.launch({
    executablePath: found.executablePath,
    headless: found.headless,
    env: { ...process.env, ...found.environment },
    args: [...quiet, ...(ownPagesOnly || isRoot() ? ['--no-sandbox'] : []), ...args],
    timeout: 30_000,
  });
}
