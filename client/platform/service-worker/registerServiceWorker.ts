import type { KeepPageMessage } from '../../shared/KeepPageMessage';

/**
 * Registers the service worker last, because it serves the next visit. On the first registration it also caches the
 * current page. Browsers without service workers or without https work as before.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirstVisit = serviceWorker.controller === null;
  const url = window.location.pathname + window.location.search;

  const register = async () => {
    await serviceWorker.register('/service-worker.js');
    const { active } = await serviceWorker.ready;
    if (isFirstVisit) active?.postMessage({ type: 'keep-page', url } satisfies KeepPageMessage);
  };

  const whenIdle = () => {
    // the site works without it
    setTimeout(() => void register().catch(() => undefined), 1500);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
