import { existsSync, readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'puppeteer';
import { findBrowser } from '../../../server/platform/browser/findBrowser';
import { launchBrowser } from '../../../server/platform/browser/launchBrowser';
import { makeTestFolder } from '../../../server/test/cluster/makeTestFolder';
import { atRest } from './acts';
import { patienceMs } from './patience';
import { returnProfile, takeProfile } from './profiles';

export const desktop = { width: 1440, height: 900 };

/** The screens of journeys that people make on both. */
export const devices = [
  ['desktop', desktop],
  ['phone', { width: 360, height: 740, hasTouch: true, isMobile: true }],
] as const;

/**
 * Factor by which pages run slower than this machine, to find tests that wait for the wrong condition; 1 = full speed.
 */
const slowdown = Number(process.env.E2E_SLOWDOWN ?? 1);

export interface WatchedPage {
  page: Page;
  /** console errors and warnings, failed requests and uncaught errors since the page was opened */
  complaints: string[];
}

/** Chromium without windows: the same pages for less work. The site itself uses what `findBrowser` finds. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** A page of a test lives for seconds, which optimised code, parallel drawing and a spare process do not pay back. */
const savings = [
  // only the cheapest compiler; room for new objects, because each collection of them costs
  '--js-flags=--max-lazy --no-opt --no-maglev --always-sparkplug --min-semi-space-size=32 --max-semi-space-size=64',
  '--num-raster-threads=1',
  '--disable-features=SpareRendererForSitePerProcess',
  // the tabs of a profile share what is compiled
  '--process-per-site',
];

/** Drawing a table's animations costs a quarter of its load. */
const still = '--force-prefers-reduced-motion';

export interface BrowserOptions {
  args?: readonly string[];
  /** Shows animations, as most visitors see them; default: as with the setting "reduce motion". */
  hasMotion?: boolean;
}

export function openBrowser({ args = [], hasMotion = false }: BrowserOptions = {}): Promise<Browser> {
  const environment = existsSync(headlessShell)
    ? { PUPPETEER_EXECUTABLE_PATH: headlessShell, ...process.env }
    : process.env;
  const browser = findBrowser(makeTestFolder('browser'), environment);
  return launchBrowser(browser, { ownPagesOnly: true, args: [...savings, ...(hasMotion ? [] : [still]), ...args] });
}

/**
 * Opens a page for a new visitor. Only the HTTP cache and the compiled scripts may be those of a visitor before, whose
 * page `closePage` has closed.
 */
export async function openPage(browser: Browser, viewport: typeof desktop = desktop): Promise<WatchedPage> {
  return watchPage(await (await takeProfile(browser)).newPage(), viewport);
}

/** Closes a page from `openPage` with all tabs of its visitor, because open pages slow the machine down. */
export function closePage(page: Page): Promise<void> {
  return returnProfile(page.browserContext());
}

/** Closes all pages from `openPage`. `clearsCache`: the next one is a first visit in all respects. */
export async function closePages(browser: Browser, { clearsCache = false } = {}): Promise<void> {
  const own = browser.browserContexts().filter((context) => context !== browser.defaultBrowserContext());
  await Promise.all(own.map((context) => (clearsCache ? context.close() : returnProfile(context))));
}

/**
 * Makes the next visit of this tab to a site that of a new visitor: without cookies, stored data and service worker.
 * Only the HTTP cache, the compiled scripts and the session storage stay (`startSessionsEmpty`).
 */
export async function forgetVisits(page: Page, url: string): Promise<void> {
  const { origin } = new URL(url);
  // first, because a screen may store something as it is left; a blank page would end the process with its scripts
  await page.goto(`${origin}/robots.txt`);
  const session = await page.createCDPSession();
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/** Empties the session storage before each page of this tab loads. */
export async function startSessionsEmpty(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    if (window === window.top && window.location.protocol.startsWith('http')) window.sessionStorage.clear();
  });
}

/**
 * Lets this tab find no service worker, as in a browser without them. Installing one for each new visitor costs a sixth
 * of a screen's work. Journeys keep it.
 */
export async function leaveOutServiceWorker(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
  });
}

/** Records errors on a page from now on. */
export async function watchPage(page: Page, viewport: typeof desktop = desktop): Promise<WatchedPage> {
  await page.setViewport(viewport);
  page.setDefaultTimeout(patienceMs);
  if (slowdown > 1) await page.emulateCPUThrottling(slowdown);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // a lazy picture that scrolls away before it loads is no failure
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${reason}`);
  });
  return { page, complaints };
}

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const rules = {
  all: "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']",
  /** the rules about colours */
  colours: "['color-contrast', 'link-in-text-block']",
};

/** The findings of axe against WCAG 2.2 AA on a page at rest, or in a part of it: one per line. */
export async function findAccessibilityProblems(
  page: Page,
  asked: keyof typeof rules = 'all',
  within = 'html',
): Promise<string[]> {
  // axe must not measure a colour in transition
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const results = (await page.evaluate(
    `axe.run(${JSON.stringify(within)}, { runOnly: ${rules[asked]}, resultTypes: ['violations'] })`,
  )) as AxeResults;
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}
