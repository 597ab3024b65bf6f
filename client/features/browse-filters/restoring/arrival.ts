/**
 * True until the list is shown for the first time since the page was loaded. Later, an address without filters is the
 * visitor's own choice.
 */
let arriving = true;

export function isArrival(): boolean {
  return arriving;
}

export function markArrived(): void {
  arriving = false;
}
