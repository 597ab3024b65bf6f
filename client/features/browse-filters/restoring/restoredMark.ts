/** Session storage key of the address with restored filters. */
const key = 'restoredFilters';

/** Marks an address whose filters were restored, not chosen. Filters without content may then be dropped. */
export function markRestored(address: string): void {
  try {
    sessionStorage.setItem(key, address);
  } catch {
    // without storage, a filter without content is shown as if the visitor had chosen it
  }
}

export function isMarkedRestored(address: string): boolean {
  try {
    return sessionStorage.getItem(key) === address;
  } catch {
    return false;
  }
}
