import { loadOfflineMessage } from '../features/offline/loadOfflineMessage';
import { registerServiceWorker } from '../platform/service-worker/registerServiceWorker';
import { prefetch } from './prefetch';

/** What a page does for the next one, loaded once it stands itself. */
export function afterStart(): void {
  prefetch();
  // `OfflineNotice` does without where it does not come
  loadOfflineMessage().catch(() => undefined);
  if (import.meta.env.PROD) registerServiceWorker();
}
