/** Session storage: the address to which the stored filters led. */
const key = 'restoredFilters';

/** Remembers that nobody chose the filters of this address now: what has no content any more may be dropped. */
export function markRestored(address: string): void {
  try {
    sessionStorage.setItem(key, address);
  } catch {
    // then a filter without content is shown as if it had been chosen
  }
}

export function isMarkedRestored(address: string): boolean {
  try {
    return sessionStorage.getItem(key) === address;
  } catch {
    return false;
  }
}
