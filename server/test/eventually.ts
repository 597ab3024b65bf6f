import { setTimeout as sleep } from 'node:timers/promises';

/** Generous, because it limits only failures. */
const patienceMs = 60_000;

/** Repeats `holds` until it succeeds. After the time limit it fails with the last reason. */
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
