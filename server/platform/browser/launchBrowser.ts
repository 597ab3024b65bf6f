import type { Browser } from 'puppeteer';
import { isRoot } from '../embedded-postgres/serviceUser';
import type { FoundBrowser } from './FoundBrowser';

interface LaunchOptions {
  /** The pages are only our own, so the sandbox, which many containers forbid, may be off. */
  ownPagesOnly: boolean;
  args?: readonly string[];
  /** An empty folder that the caller removes afterwards. Default: Puppeteer creates and removes one. */
  profile?: string;
  /** true: another program may connect to the browser on a port. It then survives a `kill -9` of this process. */
  listens?: boolean;
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

/**
 * Launches a headless browser with an empty profile. The caller closes it. It ends when this process is killed, because
 * its pipe to us breaks. It ignores signals: this process handles them and closes the browser in its own order.
 */
export async function launchBrowser(found: FoundBrowser, options: LaunchOptions): Promise<Browser> {
  // when a browser is needed: most processes start without one
  const { default: puppeteer } = await import('puppeteer');
  const { ownPagesOnly, args = [], profile, listens = false } = options;
  return puppeteer.launch({
    executablePath: found.executablePath,
    headless: found.headless,
    env: { ...process.env, ...found.environment },
    args: [...quiet, ...(ownPagesOnly || isRoot() ? ['--no-sandbox'] : []), ...args],
    ...(profile !== undefined && { userDataDir: profile }),
    pipe: !listens,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 30_000,
  });
}
