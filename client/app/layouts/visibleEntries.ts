import { matchPath } from 'react-router';
import type { Role } from '../../features/session/Session';
import type { AdminBarEntry } from './adminBar';

/** The bar's entries for a role: its own, and only those whose screen is in `screenPaths`. */
export function visibleEntries(
  entries: readonly AdminBarEntry[],
  role: Role,
  screenPaths: readonly string[],
): AdminBarEntry[] {
  return entries.filter(
    ({ path, roles }) => roles.includes(role) && screenPaths.some((pattern) => matchPath(pattern, path) !== null),
  );
}
