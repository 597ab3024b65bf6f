import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { makeTestFolder } from '../../server/test/makeTestFolder';
import { patienceMs } from './patience';

/** Lets the page download, and answers a function that waits for the next file. */
export async function keepDownloads(page: Page): Promise<() => Promise<{ name: string; bytes: Uint8Array }>> {
  const folder = makeTestFolder('downloads');
  const context = page.browserContext();
  const session = await page.browser().target().createCDPSession();
  await session.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    ...(context.id === undefined ? {} : { browserContextId: context.id }),
  });
  const seen = new Set<string>();
  return async () => {
    const until = Date.now() + patienceMs;
    while (Date.now() < until) {
      await sleep(100);
      const name = readdirSync(folder).find((file) => !file.endsWith('.crdownload') && !seen.has(file));
      const file = name === undefined ? '' : path.join(folder, name);
      if (name === undefined || !existsSync(file)) continue;
      seen.add(name);
      return { name, bytes: new Uint8Array(readFileSync(file)) };
    }
    throw new Error('Nothing was downloaded.');
  };
}
