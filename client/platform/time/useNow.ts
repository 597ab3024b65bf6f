import { useState } from 'react';

/** The moment at which the component was first shown: renders of the same data agree on what is past. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
