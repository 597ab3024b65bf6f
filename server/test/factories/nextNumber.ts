let last = 0;

/** Makes the names of what factories make differ. */
export function nextNumber(): number {
  last += 1;
  return last;
}
