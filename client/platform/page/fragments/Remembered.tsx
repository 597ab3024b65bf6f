import type { ReactNode } from 'react';

export interface RememberedProps {
  /** tells kinds of fragments apart */
  name: string;
  /** everything that the element shows, as JSON values */
  of: readonly unknown[];
  /** true: it shows the current time, to the minute */
  timed?: boolean;
  /**
   * One element without data of its own: no query, no visitor, no effect on the page around it. With `useId` in it, it
   * stands at the same place of every page, because the place decides the id.
   */
  children: ReactNode;
}

/**
 * An element whose markup the server remembers for all pages on which it shows the same (`Remembered.server.ts`). The
 * browser renders it like any other.
 */
export function Remembered({ children }: RememberedProps): ReactNode {
  return children;
}
