import { useDeferredValue } from 'react';

interface List {
  edges: readonly { node: { id: string } }[];
}

/**
 * A list that renders what it grows by in slices: two dozen cards take a phone a quarter of a second, and a tap in
 * between is answered. Until they are rendered it is the list before. Any other list replaces it at once.
 */
export function useGrowingList<Found extends List>(found: Found | undefined): Found | undefined {
  const rendered = useDeferredValue(found);
  return found && rendered && isBeginningOf(rendered, found) ? rendered : found;
}

function isBeginningOf({ edges: some }: List, { edges: all }: List): boolean {
  const last = some.at(-1);
  return last !== undefined && some.length < all.length && last.node.id === all[some.length - 1]?.node.id;
}
