import { setTimeout as sleep } from 'node:timers/promises';

/** Tells load balancers that the server is about to close, and waits until they have redirected their requests. */
export async function drain(draining: { begin: () => void }, delayMs: number, hurried: AbortSignal): Promise<void> {
  draining.begin();
  if (delayMs > 0) await sleep(delayMs, undefined, { signal: hurried }).catch(() => undefined);
}
