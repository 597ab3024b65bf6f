import type { Browser, BrowserContext, Page } from 'puppeteer';
import { patienceMs } from './patience';

interface Profile {
  /** of all pages and workers that it has shown */
  origins: Set<string>;
  /** a tab at `robots.txt`, which keeps the process that has compiled the site's scripts */
  resting?: Page;
}

/** Profiles that nobody uses, by browser. */
const free = new WeakMap<Browser, BrowserContext[]>();

const profiles = new WeakMap<BrowserContext, Profile>();

/** A browser profile without a visitor's data; its HTTP cache may have the site's files. */
export async function takeProfile(browser: Browser): Promise<BrowserContext> {
  const unused = free.get(browser)?.pop();
  if (unused) return unused;
  const context = await browser.createBrowserContext();
  const origins = new Set<string>();
  context.on('targetchanged', (target) => {
    if (target.url().startsWith('http')) origins.add(new URL(target.url()).origin);
  });
  profiles.set(context, { origins });
  return context;
}

/**
 * Closes all tabs of a profile from `takeProfile`, and removes what its visitor has left: cookies, stored data, service
 * worker and permissions. The next visitor takes it. Closes a profile that is not from there.
 */
export async function returnProfile(context: BrowserContext): Promise<void> {
  const browser = context.browser();
  const unused = free.get(browser) ?? [];
  free.set(browser, unused);
  if (unused.includes(context)) return;
  const profile = profiles.get(context);
  const [site] = profile?.origins ?? [];
  if (profile === undefined || site === undefined) return context.close();
  const left = (await context.pages()).filter((page) => page !== profile.resting);
  if (!profile.resting) {
    profile.resting = await context.newPage();
    profile.resting.setDefaultTimeout(patienceMs);
    await profile.resting.goto(`${site}/robots.txt`);
  }
  // first, because a screen may store something as it is left
  await Promise.all(left.map((page) => page.close()));
  const session = await profile.resting.createCDPSession();
  for (const origin of profile.origins) {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
  await session.detach();
  await context.clearPermissionOverrides();
  unused.push(context);
}
