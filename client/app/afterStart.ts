import { loadOfflineMessage } from '../features/offline/loadOfflineMessage';
import { loadRequestLink } from '../platform/apollo/networkLink';
import { registerServiceWorker } from '../platform/service-worker/registerServiceWorker';
import { prefetch } from './prefetch';

/** Prepares for the next page; loaded after this page has rendered. */
export function afterStart(): void {
  // a call loads it again and reports the failure
  loadRequestLink().catch(() => undefined);
  prefetch();
  // `OfflineNotice` works without this message
  loadOfflineMessage().catch(() => undefined);
  if (import.meta.env.PROD) registerServiceWorker();
}
