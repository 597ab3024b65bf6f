import type { WorkboxPlugin } from 'workbox-core';

/** Caches complete responses only; a 404 or 410 also deletes the cached page of its address. */
export const cacheWhole: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status === 200 && !response.redirected) return response;
    if (response.status === 404 || response.status === 410) await forget(request);
    return null;
  },
};

async function forget(request: Request): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith('shell')) await (await caches.open(name)).delete(request);
  }
}
