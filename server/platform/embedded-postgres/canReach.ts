import { closedFolder } from './closedFolder';
import type { ServiceUser } from './serviceUser';

/** Whether that account may walk down to the path. */
export function canReach(target: string, user: ServiceUser): boolean {
  return closedFolder(target, user) === null;
}
