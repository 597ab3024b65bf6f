import { setTimeout as sleep } from 'node:timers/promises';

/** Generous: it is for what never comes true, and not for what is slow. */
const patienceMs = 60_000;

/** Asks again until it holds; what never comes true is a failure with its last reason. */
export async function eventually(holds: () => unknown, withinMs = patienceMs): Promise<void> {
  const end = performance.now() + withinMs;
  for (;;) {
    try {
      await holds();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await sleep(20);
  }
}
