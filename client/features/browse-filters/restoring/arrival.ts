/**
 * True until the list is first shown after a page load. Later an address without filters is the visitor's own choice.
 */
let arriving = true;

export function isArrival(): boolean {
  return arriving;
}

export function markArrived(): void {
  arriving = false;
}
