/** True if the visitor came to this document by back or forward. */
export function isHistoryReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}
