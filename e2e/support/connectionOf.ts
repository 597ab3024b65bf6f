import { TargetType, type Browser, type Page } from 'puppeteer';

/** Page and service worker: each has its own connection to cut. */
export async function connectionOf(browser: Browser, page: Page): Promise<{ set(offline: boolean): Promise<void> }> {
  const context = page.browserContext();
  const worker = browser
    .targets()
    .find((target) => target.type() === TargetType.SERVICE_WORKER && target.browserContext() === context);
  const session = await worker?.createCDPSession();
  if (!session) throw new Error('There is no service worker.');
  await session.send('Network.enable');
  const speed = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  return {
    async set(offline) {
      // the page last: it uses a connection as soon as it has one, through the service worker
      await session.send('Network.emulateNetworkConditions', { offline, ...speed });
      await page.setOfflineMode(offline);
    },
  };
}
