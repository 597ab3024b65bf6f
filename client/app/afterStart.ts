import { loadOfflineMessage } from '../features/offline/loadOfflineMessage';
import type { LazyClient } from '../platform/apollo/LazyClient';
import { whenIdle } from '../platform/page/whenIdle';
import { addIcons } from '../ui/icons/addIcons';
import { registerServiceWorker } from '../platform/service-worker/registerServiceWorker';
import { prefetch } from './prefetch';

/** To connect the client takes a phone some tenths of a second, which the start of a map or a first tap can use better. */
const calmAfterMs = 5000;

/** Prepares for the next page; loaded after this page has rendered. */
export function afterStart(apollo: LazyClient): void {
  addIcons();
  // a call loads it again and reports the failure
  whenIdle(() => void apollo.load().catch(() => undefined));
  setTimeout(() => {
    whenIdle(() => void apollo.connect().catch(() => undefined));
  }, calmAfterMs);
  prefetch();
  // `OfflineNotice` works without this message
  loadOfflineMessage().catch(() => undefined);
  if (import.meta.env.PROD) registerServiceWorker();
}
