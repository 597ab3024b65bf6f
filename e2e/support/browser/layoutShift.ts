import type { Page } from 'puppeteer';
import { settled } from './acts';

/** Adds up the layout shift of each document that this page loads from now on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const watched = window as unknown as { layoutShift: number };
    watched.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) watched.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift since the document was loaded. */
export async function layoutShiftOf(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
}
