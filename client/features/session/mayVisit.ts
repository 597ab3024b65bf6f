import { privatePaths } from '../../shared/privatePaths';
import type { Role, Session } from './Session';

interface PrivateArea {
  path: RegExp;
  roles: readonly Role[];
}

/**
 * The private areas and their roles (docs/rules/screens.md#private-screens). A vendor registers before having a login,
 * so that path is public.
 */
const privateAreas: readonly PrivateArea[] = [
  { path: /^\/admin(?:\/|$)/, roles: ['ADMINISTRATOR'] },
  { path: /^\/vendor\/(?!register\/)/, roles: ['VENDOR'] },
  { path: /^\/redeem(?:\/|$)/, roles: ['ADMINISTRATOR', 'VENDOR'] },
];

/** True if the role may visit this path. Public paths are open to all roles. */
export function mayVisit(role: Role, pathname: string): boolean {
  return privateAreas.every((area) => !area.path.test(pathname) || area.roles.includes(role));
}

export function isPrivatePath(pathname: string): boolean {
  return privateAreas.some((area) => area.path.test(pathname));
}

/** True for a vendor's page that its login of a till may not open. Its own page and the till are open to it. */
export function isClosedToTill({ user }: Session, pathname: string): boolean {
  return user.vendorRole === 'TILL' && /^\/vendor\//.test(pathname) && pathname !== privatePaths.vendorProfile();
}
