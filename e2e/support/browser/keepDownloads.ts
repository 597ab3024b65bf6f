import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'puppeteer';
import { eventually } from '../../../server/test/eventually';
import { makeTestFolder } from '../../../server/test/cluster/makeTestFolder';
import { patienceMs } from './patience';

interface Download {
  name: string;
  bytes: Uint8Array;
}

/** Lets the page download; returns a function that waits for the next file. */
export async function keepDownloads(page: Page): Promise<() => Promise<Download>> {
  const folder = makeTestFolder('downloads');
  const context = page.browserContext();
  const session = await page.browser().target().createCDPSession();
  const names = new Map<string, string>();
  const whole: string[] = [];
  session.on('Browser.downloadWillBegin', ({ guid, suggestedFilename }) => names.set(guid, suggestedFilename));
  // a file in the folder may be incomplete: the browser reports when it is whole
  session.on('Browser.downloadProgress', ({ guid, state }) => {
    if (state === 'completed') whole.push(guid);
  });
  await session.send('Browser.setDownloadBehavior', {
    behavior: 'allowAndName',
    downloadPath: folder,
    eventsEnabled: true,
    ...(context.id === undefined ? {} : { browserContextId: context.id }),
  });
  return async () => {
    await eventually(
      () => (whole.length > 0 ? Promise.resolve() : Promise.reject(new Error('Nothing was downloaded.'))),
      patienceMs,
    );
    const guid = whole.shift() ?? '';
    return { name: names.get(guid) ?? '', bytes: new Uint8Array(readFileSync(path.join(folder, guid))) };
  };
}
