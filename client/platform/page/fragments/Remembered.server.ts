import { createElement, use, type ReactNode } from 'react';
import { PageFragmentsContext } from './PageFragments';
import type { RememberedProps } from './Remembered';
import { knownElement, newElement } from './splitFragments';

/**
 * Takes the place of `Remembered.tsx` on the server (`vite/serverModulesPlugin.ts`): an element that is remembered is not
 * rendered, and stands as an empty element until the page is put together.
 */
export function Remembered({ name, of, timed = false, children }: RememberedProps): ReactNode {
  const fragments = use(PageFragmentsContext);
  if (fragments === null) return children;
  const { n, isKnown } = fragments.place(name, of, timed);
  return isKnown ? createElement(knownElement, { n }) : createElement(newElement, { n }, children);
}
