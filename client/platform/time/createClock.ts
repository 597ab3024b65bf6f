/**
 * A clock whose time is the number of the current period of `periodMs`. It tells its listeners at the beginning of each
 * period, by one timer for all of them, and when the page comes into view, because timers stop while a device sleeps.
 */
export function createClock(periodMs: number) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function wait(): void {
    timer = setTimeout(
      () => {
        tell();
        wait();
      },
      periodMs - (Date.now() % periodMs),
    );
  }

  /** For `useSyncExternalStore`: nobody waits on the server. */
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (listeners.size === 1) {
      wait();
      document.addEventListener('visibilitychange', tell);
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }

  return { subscribe, period: () => Math.floor(Date.now() / periodMs) };
}
