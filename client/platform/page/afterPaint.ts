/**
 * Resolves when the browser has painted what an event has changed: work that begins then delays no response to a tap.
 * In the background, where nothing is painted, it waits.
 */
export function afterPaint(): Promise<void> {
  return new Promise((begin) => requestAnimationFrame(() => setTimeout(begin)));
}
