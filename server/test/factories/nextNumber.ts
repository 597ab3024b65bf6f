let last = 0;

/** Returns a new number for unique names in factories. */
export function nextNumber(): number {
  last += 1;
  return last;
}
