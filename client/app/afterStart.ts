import { loadOfflineMessage } from '../features/offline/loadOfflineMessage';
import type { LazyClient } from '../platform/apollo/LazyClient';
import { registerServiceWorker } from '../platform/service-worker/registerServiceWorker';
import { prefetch } from './prefetch';

/** Prepares for the next page; loaded after this page has rendered. */
export function afterStart(apollo: LazyClient): void {
  // a call loads it again and reports the failure
  whenIdle(() => void apollo.load().catch(() => undefined));
  prefetch();
  // `OfflineNotice` works without this message
  loadOfflineMessage().catch(() => undefined);
  if (import.meta.env.PROD) registerServiceWorker();
}

/** Runs when the browser has nothing to do; Safari does not tell, so there it is a moment later. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 300);
}
