import { closedFolder } from './closedFolder';
import type { ServiceUser } from './serviceUser';

/** True if that account may access the path, through all folders above it. */
export function canReach(target: string, user: ServiceUser): boolean {
  return closedFolder(target, user) === null;
}
