/** Fetched after the page has started (`afterStart`). The service worker caches it for use offline. */
export const loadOfflineMessage = () => import('./OfflineMessage');
