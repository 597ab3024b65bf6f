import type { KeepTillMessage } from '../../shared/KeepPageMessage';

const patienceMs = 60_000;

/** Asks the service worker to keep the page of the till and its files; true if it has them all. */
export async function keepTillPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  // never settles without a service worker
  const active = await within(navigator.serviceWorker.ready.then((registration) => registration.active));
  if (active == null) return false;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
  active.postMessage({ type: 'keep-till' } satisfies KeepTillMessage, [port2]);
  return (await within(answer)) ?? false;
}

/** Calls back when a newer service worker takes over, until the returned function is called. */
export function onNewServiceWorker(listener: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  navigator.serviceWorker.addEventListener('controllerchange', listener);
  return () => navigator.serviceWorker.removeEventListener('controllerchange', listener);
}

function within<T>(wanted: Promise<T>): Promise<T | undefined> {
  const timeUp = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined));
  return Promise.race([wanted, timeUp]);
}
