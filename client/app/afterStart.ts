import { loadOfflineMessage } from '../features/offline/loadOfflineMessage';
import type { LazyClient } from '../platform/apollo/LazyClient';
import { whenIdle } from '../platform/page/whenIdle';
import { addIcons } from '../ui/icons/addIcons';
import { registerServiceWorker } from '../platform/service-worker/registerServiceWorker';
import { prefetch } from './prefetch';

/** Prepares for the next page; loaded after this page has rendered. */
export function afterStart(apollo: LazyClient): void {
  addIcons();
  // a call loads it again and reports the failure
  whenIdle(() => void apollo.load().catch(() => undefined));
  prefetch();
  // `OfflineNotice` works without this message
  loadOfflineMessage().catch(() => undefined);
  if (import.meta.env.PROD) registerServiceWorker();
}
