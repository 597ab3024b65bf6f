import { preferCached } from './preferCached';

const address = 'https://offers.example/';

/** Runs the page strategy with one response from the server and another one in the cache. */
async function ask(fromServer: Response, kept: Response | undefined) {
  const put = jest.fn(() => Promise.resolve());
  const cache = { match: () => Promise.resolve(kept), put, keys: () => Promise.resolve([]) };
  Object.assign(globalThis, {
    self: globalThis,
    FetchEvent: class {},
    ExtendableEvent: class {
      waitUntil() {}
    },
    registration: { scope: address },
    location: { href: address, origin: address.slice(0, -1) },
    // development builds of workbox log each step
    __WB_DISABLE_DEV_LOGS: true,
    fetch: () => Promise.resolve(fromServer),
    caches: { open: () => Promise.resolve(cache), match: () => Promise.resolve(kept) },
  });
  // the module reads the service worker's global scope when it loads
  const { NetworkFirst } = await import('workbox-strategies');
  const strategy = new NetworkFirst({ cacheName: 'pages', plugins: [preferCached] });
  const event = new ExtendableEvent('fetch');
  const response = await strategy.handle({ request: new Request(address), event });
  return { text: await response.text(), put };
}

test.each([
  ['a whole answer of the server is preferred', 200, 'kept', 'new'],
  ['what is kept is preferred to a 503', 503, 'kept', 'kept'],
  ['a 503 is shown where nothing is kept', 503, null, 'new'],
])('%s', async (_what, status, kept, shown) => {
  const { text } = await ask(new Response('new', { status }), kept === null ? undefined : new Response(kept));
  expect(text).toBe(shown);
});

test('a 503 is never cached', async () => {
  expect((await ask(new Response('new', { status: 503 }), undefined)).put).not.toHaveBeenCalled();
});
