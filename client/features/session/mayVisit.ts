import type { Role } from './Session';

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
