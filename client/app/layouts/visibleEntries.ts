import { matchPath } from 'react-router';
import type { Role } from '../../features/session/Session';
import type { AdminBarEntry } from './adminBar';

/** What a role sees of the bar: entries of its own, and only those whose screen is in the route table. */
export function visibleEntries(
  entries: readonly AdminBarEntry[],
  role: Role,
  screenPaths: readonly string[],
): AdminBarEntry[] {
  return entries.filter(
    ({ path, roles }) => roles.includes(role) && screenPaths.some((pattern) => matchPath(pattern, path) !== null),
  );
}
