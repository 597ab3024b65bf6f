import { see } from '../support/browser/acts';
import { goWithin, untilLoaded } from '../support/browser/goWithin';
import { desktop, leaveOutServiceWorker, openBrowser, openPage, watchPage } from '../support/browser/openBrowser';
import { signIn } from '../support/browser/signIn';
import { startSite } from '../support/site/startSite';
import { fillAddress } from './fillAddress';
import { inspectScreen, show } from './inspectScreen';

interface PrivateSite {
  /** The findings on the screen with this heading. `load`: loads it by itself, instead of coming by a link. */
  walk(address: string, heading: string | RegExp, load?: 'load'): Promise<string[]>;
  stop(): Promise<void>;
}

/** A site with demo data, and a browser that is signed in. */
export async function openPrivateSite({ email, password }: { email: string; password: string }): Promise<PrivateSite> {
  const [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true' }), openBrowser()]);
  const { page: login } = await openPage(browser);
  await leaveOutServiceWorker(login);
  await login.goto(`${site.url}/login`);
  await signIn(login, { email, password });
  await login.waitForFunction(() => window.location.pathname !== '/login');
  // one tab for all screens: the browser then compiles the scripts once
  const { page, complaints } = await watchPage(await login.browserContext().newPage());
  await leaveOutServiceWorker(page);
  return {
    async walk(address, heading, load) {
      complaints.length = 0;
      const filled = await fillAddress(site, address);
      // the server knows the address, also where the test comes by a link
      const answer = await fetch(site.url + filled);
      await answer.arrayBuffer();
      if (answer.status !== 200) return [`status ${String(answer.status)}`];
      await page.setViewport(desktop);
      await show(page, 'light');
      if (load) await page.goto(site.url + filled, { waitUntil: 'networkidle0' });
      else await goWithin(page, filled);
      await see(page, 'heading', heading);
      await untilLoaded(page);
      // widths in between add no other layout of menus
      const found = await inspectScreen(page, [360, 1440]);
      return [...found, ...complaints];
    },
    async stop() {
      await browser.close();
      await site.stop();
    },
  };
}
