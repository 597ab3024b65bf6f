import type { WorkboxPlugin } from 'workbox-core';

/**
 * Replaces a 503 with the cached response, which is of more use while the site cannot respond. Without one, the page
 * shows the 503 itself, which says when to try again.
 */
export const preferCached: WorkboxPlugin = {
  fetchDidSucceed: ({ response, state }) => {
    if (response.status !== 503) return Promise.resolve(response);
    if (state) state['unavailable'] = response;
    return Promise.reject(new Error('The site cannot answer at the moment.'));
  },
  handlerDidError: ({ state }) => Promise.resolve(state?.['unavailable'] as Response | undefined),
};
