import type { WorkboxPlugin } from 'workbox-core';
import { cachedSince } from '../shared/cachedSince';

/** What the device answers carries the moment when it left the server, for the page to say so (`pageCopy`). */
export const markCachedResponses: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse }) => {
    if (!cachedResponse) return Promise.resolve(undefined);
    const { status, body } = cachedResponse;
    const headers = new Headers(cachedResponse.headers);
    headers.set(cachedSince.header, leftServerAt(cachedResponse));
    return Promise.resolve(new Response(body, { status, headers }));
  },
};

export const markCachedPages: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse }) =>
    cachedResponse ? markPage(cachedResponse, leftServerAt(cachedResponse)) : Promise.resolve(undefined),
};

/** `since` is empty for the fallback of another page. */
export async function markPage(page: Response, since: string): Promise<Response> {
  const html = (await page.text()).replace('<html ', () => `<html ${cachedSince.attribute}="${since}" `);
  const headers = new Headers(page.headers);
  // of the bytes that came
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(html, { status: page.status, headers });
}

/** Servers date every answer. One without a date is as good as unknown, and a day that is known is never invented. */
function leftServerAt({ headers }: Response): string {
  const moment = new Date(headers.get('date') ?? '');
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}
