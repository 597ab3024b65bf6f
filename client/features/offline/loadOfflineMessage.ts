/** Fetched once the page stands (`afterStart`) and kept by the service worker, so that it is there without a connection. */
export const loadOfflineMessage = () => import('./OfflineMessage');
