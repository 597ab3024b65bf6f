import { registerServiceWorker } from '../platform/service-worker/registerServiceWorker';
import { fetchAhead } from './fetchAhead';

/** What a page does for the next one, loaded once it stands itself. */
export function afterStart(): void {
  fetchAhead();
  if (import.meta.env.PROD) registerServiceWorker();
}
