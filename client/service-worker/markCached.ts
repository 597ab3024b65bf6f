import type { WorkboxPlugin } from 'workbox-core';
import { cachedSince } from '../shared/cachedSince';

/** Adds to cached responses the time when they left the server; the page shows it (`pageCopy`). */
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

/** `since` is an ISO time; empty for the fallback of another page. */
export async function markPage(page: Response, since: string): Promise<Response> {
  const html = (await page.text()).replace('<html ', () => `<html ${cachedSince.attribute}="${since}" `);
  const headers = new Headers(page.headers);
  // both headers describe the original bytes
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(html, { status: page.status, headers });
}

/** ISO time of the Date header, which servers send with every response; empty if it is missing. */
function leftServerAt({ headers }: Response): string {
  const moment = new Date(headers.get('date') ?? '');
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}
