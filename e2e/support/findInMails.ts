import { setTimeout as sleep } from 'node:timers/promises';
import { patienceMs } from './browser/patience';
import type { Site } from './site/startSite';

/**
 * Waits until `find` finds something in the outbox of the demo, where mails stay without a mail server. Jobs write some
 * of them, so a mail may come after the response that promises it.
 */
export async function findInMails<Found>(
  { url }: Pick<Site, 'url'>,
  what: string,
  find: (outbox: string) => Found | undefined,
): Promise<Found> {
  const until = Date.now() + patienceMs;
  do {
    const found = find(await (await fetch(`${url}/outbox`)).text());
    if (found !== undefined) return found;
    await sleep(200);
  } while (Date.now() < until);
  throw new Error(`The outbox has no ${what}.`);
}

/** The newest mailed link that begins with this path. */
export async function linkInMail(site: Pick<Site, 'url'>, beginning: string): Promise<string> {
  return findInMails(site, `link to ${beginning}`, (outbox) => {
    const path = outbox.split(`href="${site.url}${beginning}`)[1]?.split('"')[0];
    return path === undefined ? undefined : beginning + path;
  });
}
