import type { WorkboxPlugin } from 'workbox-core';

/**
 * What the device keeps takes the place of a 503: the site cannot answer now, and what it answered before is of more use.
 * Where the device keeps nothing, the 503 itself is shown, which says when to try again.
 */
export const preferCached: WorkboxPlugin = {
  fetchDidSucceed: ({ response, state }) => {
    if (response.status !== 503) return Promise.resolve(response);
    if (state) state['unavailable'] = response;
    return Promise.reject(new Error('The site cannot answer at the moment.'));
  },
  handlerDidError: ({ state }) => Promise.resolve(state?.['unavailable'] as Response | undefined),
};
