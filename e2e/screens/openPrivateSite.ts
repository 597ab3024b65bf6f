import { see } from '../support/acts';
import { openBrowser, openPage, watchPage } from '../support/openBrowser';
import { signIn } from '../support/signIn';
import { startSite } from '../support/startSite';
import { fillAddress } from './fillAddress';
import { inspectScreen, show } from './inspectScreen';

interface PrivateSite {
  /** The findings on the screen with this heading. */
  walk(address: string, heading: string | RegExp): Promise<string[]>;
  stop(): Promise<void>;
}

/** A site with demo data, and a browser that is signed in. */
export async function openPrivateSite({ email, password }: { email: string; password: string }): Promise<PrivateSite> {
  const [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true' }), openBrowser()]);
  const { page: login } = await openPage(browser);
  await login.goto(`${site.url}/login`);
  await signIn(login, { email, password });
  await login.waitForFunction(() => window.location.pathname !== '/login');
  return {
    async walk(address, heading) {
      const { page, complaints } = await watchPage(await login.browserContext().newPage());
      await show(page, 'light');
      await page.goto(site.url + (await fillAddress(site, address)), { waitUntil: 'networkidle0' });
      await see(page, 'heading', heading);
      // widths in between add no other layout of menus
      const found = await inspectScreen(page, [360, 1440]);
      await page.close();
      return [...found, ...complaints];
    },
    async stop() {
      await browser.close();
      await site.stop();
    },
  };
}
