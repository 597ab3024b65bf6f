import type { WorkboxPlugin } from 'workbox-core';

/** Refuses responses with errors: GraphQL sends them with status 200, and they are useless later. */
export const cachePublicResponses: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    const { errors } = (await response.clone().json()) as { errors?: unknown };
    return errors === undefined ? response : null;
  },
  // the cache has no POST requests, so they need a key of their own
  cacheKeyWillBeUsed: ({ request, params }) =>
    Promise.resolve((params as { key?: string } | undefined)?.key ?? request),
};
