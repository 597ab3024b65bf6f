import type { WorkboxPlugin } from 'workbox-core';

/** GraphQL says what went wrong with a status of 200: such an answer is no use tomorrow. */
export const cachePublicResponses: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    const { errors } = (await response.clone().json()) as { errors?: unknown };
    return errors === undefined ? response : null;
  },
  // what is sent by POST can be kept under an address only
  cacheKeyWillBeUsed: ({ request, params }) =>
    Promise.resolve((params as { key?: string } | undefined)?.key ?? request),
};
