import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until it holds; what has not come true within the time is a failure with its last reason. */
export async function eventually(holds: () => Promise<void>, withinMs: number): Promise<void> {
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
