/// <reference lib="dom" />
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'puppeteer';

const phone = { width: 360, height: 740, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const slowdown = 4;
/** the browser reports no event that is painted faster */
const shortestMs = 16;

/** Milliseconds between a tap on a page that has just loaded and the next paint, as the browser reports them. */
export async function timeTap(browser: Browser, url: string, target: string): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(phone);
    await page.evaluateOnNewDocument(watchEvents, shortestMs);
    await page.goto(url, { waitUntil: 'networkidle0' });
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps$')),
    );
    const link = await page.$(target);
    if (!link) throw new Error(`${url} has no ${target}.`);
    await link.scrollIntoView();
    await delay(500);
    await page.emulateCPUThrottling(slowdown);
    await link.tap();
    await delay(3000);
    return Math.max(shortestMs, await page.evaluate(() => (window as unknown as { slowest: number }).slowest));
  } finally {
    await context.close();
  }
}

/** Runs in the page: keeps the longest time of an interaction. */
function watchEvents(durationThreshold: number): void {
  const options = { type: 'event', buffered: true, durationThreshold };
  Object.assign(window, { slowest: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (!entry.interactionId) continue;
      const kept = window as unknown as { slowest: number };
      kept.slowest = Math.max(kept.slowest, entry.duration);
    }
  }).observe(options);
}
