import type { Browser } from 'puppeteer';
import { desktop, watchPage, type WatchedPage } from './openBrowser';
import { signIn } from './signIn';

export interface SignedIn {
  /** Closes the person's other tabs, and opens an address in a new one, where only the session is stored. */
  open(address: string, viewport?: typeof desktop): Promise<WatchedPage>;
}

/**
 * Signs one person of a browser in for several tests, which need not sign in themselves. A tab costs less than half of a
 * new visitor's page with its sign-in, because another one keeps the process with the compiled scripts.
 */
export async function openSignedIn(
  browser: Browser,
  { url }: { url: string },
  login: { email: string; password: string },
): Promise<SignedIn> {
  // `closePages` leaves this profile alone
  const context = browser.defaultBrowserContext();
  const { page: resting } = await watchPage(await context.newPage());
  await resting.goto(`${url}/login`);
  await signIn(resting, login);
  await resting.waitForFunction(() => window.location.pathname !== '/login');
  const stored = await resting.evaluate(() => Object.keys(localStorage));
  await resting.goto(`${url}/robots.txt`);
  return {
    async open(address, viewport = desktop) {
      const others = (await context.pages()).filter((page) => page !== resting);
      await Promise.all(others.map((page) => page.close()));
      const watched = await watchPage(await context.newPage(), viewport);
      const { page } = watched;
      const { identifier } = await page.evaluateOnNewDocument((kept) => {
        for (const key of Object.keys(localStorage)) if (!kept.includes(key)) localStorage.removeItem(key);
      }, stored);
      await page.goto(url + address);
      await page.removeScriptToEvaluateOnNewDocument(identifier);
      return watched;
    },
  };
}
