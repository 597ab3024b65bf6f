import type { KeepPageMessage } from '../../shared/KeepPageMessage';

/**
 * After everything else: it is for the next visit. Where there is none yet, the page that brings it is kept as well.
 * Browsers without it, or without https, do as they always did.
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
    // without it the site works as before
    setTimeout(() => void register().catch(() => undefined), 1500);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
