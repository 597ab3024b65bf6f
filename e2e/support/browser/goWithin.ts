import type { Page } from 'puppeteer';
import { settled } from './acts';

/** Opens an address of the private area as a link does, without loading the scripts again. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await settled(page);
}

/** Waits until the lists of a page from `goWithin` have their rows. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 100 });
  const isLoading = '.ant-spin-spinning, main [aria-busy="true"], [role="status"][aria-label$="loading"]';
  await page.waitForFunction((selector) => document.querySelector(selector) === null, {}, isLoading);
}
