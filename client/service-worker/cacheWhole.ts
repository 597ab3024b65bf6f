import type { WorkboxPlugin } from 'workbox-core';

/** Only whole answers are kept, and an address that is gone takes its kept page along. */
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
