import type { CachedResponseWillBeUsedCallbackParam } from 'workbox-core';
import { markCachedResponses, markCachedPages, markPage } from './markCached';

const date = 'Fri, 20 Nov 2026 03:04:00 GMT';
const use = (cachedResponse: Response) => ({ cachedResponse }) as CachedResponseWillBeUsedCallbackParam;

test('a cached page says since when it is on the device', async () => {
  const kept = new Response('<!doctype html><html lang="en-AU">', { headers: { date, 'content-encoding': 'br' } });
  const page = await markCachedPages.cachedResponseWillBeUsed?.(use(kept));
  expect(await page?.text()).toBe('<!doctype html><html data-cached-since="2026-11-20T03:04:00.000Z" lang="en-AU">');
  expect(page?.headers.has('content-encoding')).toBe(false);
});

test('so does a cached response', async () => {
  const answer = await markCachedResponses.cachedResponseWillBeUsed?.(use(new Response('{}', { headers: { date } })));
  expect(answer?.headers.get('x-cached-since')).toBe('2026-11-20T03:04:00.000Z');
  expect(await answer?.text()).toBe('{}');
});

test('a fallback for another page has no time', async () => {
  expect(await (await markPage(new Response('<html lang="en-AU">'), '')).text()).toBe(
    '<html data-cached-since="" lang="en-AU">',
  );
});
