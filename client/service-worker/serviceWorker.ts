import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { couponPdfCache } from '../shared/couponPdfCache';
import type { KeepPageMessage, KeepTillMessage } from '../shared/KeepPageMessage';
import { keptMapAreas } from '../shared/keptMapAreas';
import { paths } from '../shared/paths';
import { answerKey } from './answerKey';
import { cachePublicResponses } from './cachePublicResponses';
import { cacheWhole } from './cacheWhole';
import { isHelpedPage, isCachedPage } from './cachedPages';
import { keptAnswer, keptMap, keptMapPage } from './keptAreas';
import { markCachedResponses, markCachedPages, markPage } from './markCached';
import { orKept } from './orKept';
import { preferCached } from './preferCached';
import { forgetOldShells, fromShell, keepShell } from './shell';
import { isTillPage, keepTill, tillPage } from './till';

declare const self: ServiceWorkerGlobalScope;

/** After this time on a slow line, the cached page is served instead of the new one. */
const patience = 4;
const days = 24 * 60 * 60;

const bounded = (maxEntries: number, maxAgeSeconds: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true });

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: patience,
  plugins: [preferCached, cacheWhole, bounded(60, 30 * days), markCachedPages],
  matchOptions: { ignoreVary: true },
});
const answers = new NetworkFirst({
  cacheName: 'answers',
  networkTimeoutSeconds: patience,
  plugins: [preferCached, cachePublicResponses, bounded(120, 30 * days), markCachedResponses],
  matchOptions: { ignoreVary: true },
});
const assets = new CacheFirst({ cacheName: 'assets', plugins: [cacheWhole, bounded(150, 90 * days)] });
const pictures = new CacheFirst({ cacheName: 'pictures', plugins: [cacheWhole, bounded(250, 60 * days)] });
/** of ads, and the logo of the site's settings; the addresses of both contain the hash of the content */
const picture = /^\/(?:files\/[0-9a-f]{64}\/\d+\.webp|brand\/[0-9a-f]{64}\/drawing\.(?:svg|png))$/;
const couponPdfs = new NetworkFirst({
  cacheName: couponPdfCache,
  networkTimeoutSeconds: patience,
  plugins: [cacheWhole, bounded(100, 400 * days)],
});
const till = new NetworkOnly({ networkTimeoutSeconds: patience });

// it depends on no version of a page, so a new worker may take over while pages are open
self.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(forgetOldShells().then(() => self.clients.claim())));

// also caches the page that was loaded before its service worker
self.addEventListener('message', (event) => {
  const { type, url = '' } = event.data as Partial<KeepPageMessage> | (KeepTillMessage & { url?: string });
  if (type === 'keep-till') {
    const [port] = event.ports;
    event.waitUntil(
      keepTill().then(
        () => port?.postMessage(true),
        () => port?.postMessage(false),
      ),
    );
    return;
  }
  const request = new Request(new URL(url, self.location.origin));
  if (type !== 'keep-page' || !isCachedPage(new URL(request.url))) return;
  event.waitUntil(pages.handle({ event, request }).catch(() => undefined));
});

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isHelpedPage(url),
  async ({ request, url, event }) => {
    try {
      return await orKept(
        () => (isCachedPage(url) ? pages.handle({ request, event }) : fetch(request)),
        async () => {
          const kept = await keptMapPage(url);
          return kept && markPage(kept.page, kept.since);
        },
      );
    } catch {
      const frame = await fromShell(paths.offline());
      return frame ? markPage(frame, '') : Response.error();
    }
  },
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isTillPage(url),
  async ({ request, event }) => {
    try {
      return await till.handle({ request, event });
    } catch {
      return (await tillPage()) ?? Response.error();
    }
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, event }) => (await caches.match(request)) ?? assets.handle({ request, event }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && picture.test(url.pathname),
  // first its own cache, which counts each use; then kept parts of the map
  async ({ request, event }) => {
    // the page itself keeps what it downloads for a part of the map
    if (request.headers.has(keptMapAreas.downloadHeader)) return fetch(request);
    return orKept(
      () => pictures.handle({ request, event }),
      () => caches.match(request),
    );
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/base-map/'),
  ({ request, url }) =>
    orKept(
      () => fetch(request),
      () => keptMap(url),
    ),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/rest\/coupon\/public\/[\w-]+\/pdf$/.test(url.pathname),
  ({ request, event }) => couponPdfs.handle({ request, event }),
);

for (const method of ['GET', 'POST'] as const) {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === '/graphql',
    async ({ request, event }) => {
      const key = await answerKey(request);
      const spare = request.clone();
      return orKept(
        () => (key === null ? fetch(request) : answers.handle({ request, event, params: { key } })),
        () => keptAnswer(spare),
      );
    },
    method,
  );
}
