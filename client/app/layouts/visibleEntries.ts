import { matchPath } from 'react-router';
import type { AdminBarEntry } from './adminBar';

/** The bar's entries whose screen is in `screenPaths`: those of the role. */
export function visibleEntries(entries: readonly AdminBarEntry[], screenPaths: readonly string[]): AdminBarEntry[] {
  return entries.filter(
    ({ path, isHidden = false }) => !isHidden && screenPaths.some((pattern) => matchPath(pattern, path) !== null),
  );
}
