import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'puppeteer';
import { findBrowser } from '../../server/platform/browser/findBrowser';
import { launchBrowser } from '../../server/platform/browser/launchBrowser';
import { makeTestFolder } from '../../server/test/makeTestFolder';
import { atRest } from './acts';
import { patienceMs } from './patience';

const desktop = { width: 1440, height: 900 };

/** How many times slower than this machine pages are to run, to find what waits for the wrong thing; 1 = as it is. */
const slowdown = Number(process.env.E2E_SLOWDOWN ?? 1);

export interface WatchedPage {
  page: Page;
  /** errors and warnings of the console, failed requests and uncaught errors since the page was opened */
  complaints: string[];
}

export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  return launchBrowser(findBrowser(makeTestFolder('browser')), { ownPagesOnly: true, args });
}

/** A page of its own profile, as a new visitor would have it. */
export async function openPage(browser: Browser, viewport: typeof desktop = desktop): Promise<WatchedPage> {
  return watchPage(await (await browser.createBrowserContext()).newPage(), viewport);
}

/** Closes all pages that `openPage` opened: those that stay open take their share of the machine. */
export async function closePages(browser: Browser): Promise<void> {
  const own = browser.browserContexts().filter((context) => context !== browser.defaultBrowserContext());
  await Promise.all(own.map((context) => context.close()));
}

/** Hears from now on what goes wrong on a page. */
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
    // a picture that scrolls away before it came is no failure
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${reason}`);
  });
  return { page, complaints };
}

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const rules = {
  all: "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']",
  /** those that have to do with colours */
  colours: "['color-contrast', 'link-in-text-block']",
};

/** What axe finds against WCAG 2.2 AA on the page, or in a part of it, once it has come to rest: one line a finding. */
export async function findAccessibilityProblems(
  page: Page,
  asked: keyof typeof rules = 'all',
  within = 'html',
): Promise<string[]> {
  // a colour that is measured half way to another is nobody's colour
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const results = (await page.evaluate(
    `axe.run(${JSON.stringify(within)}, { runOnly: ${rules[asked]}, resultTypes: ['violations'] })`,
  )) as AxeResults;
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}
