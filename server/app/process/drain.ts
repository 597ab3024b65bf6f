import { setTimeout as sleep } from 'node:timers/promises';

/** Lets load balancers see that the server is about to close, and gives them the time to send requests elsewhere. */
export async function drain(draining: { begin: () => void }, delayMs: number, hurried: AbortSignal): Promise<void> {
  draining.begin();
  if (delayMs > 0) await sleep(delayMs, undefined, { signal: hurried }).catch(() => undefined);
}
