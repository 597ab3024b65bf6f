import type { Role } from './Session';

interface PrivateArea {
  path: RegExp;
  roles: readonly Role[];
}

/**
 * docs/rules/screens.md#private-screens: the administrators' area and the vendors'. A vendor registers before there is
 * a login.
 */
const privateAreas: readonly PrivateArea[] = [
  { path: /^\/admin(?:\/|$)/, roles: ['ADMINISTRATOR'] },
  { path: /^\/vendor\/(?!register\/)/, roles: ['VENDOR'] },
  { path: /^\/redeem(?:\/|$)/, roles: ['ADMINISTRATOR', 'VENDOR'] },
];

/** Whether the screens of a role include this path; public paths are everybody's. */
export function mayVisit(role: Role, pathname: string): boolean {
  return privateAreas.every((area) => !area.path.test(pathname) || area.roles.includes(role));
}

export function isPrivatePath(pathname: string): boolean {
  return privateAreas.some((area) => area.path.test(pathname));
}
