import { paths } from '../../shared/paths';
import { privatePaths } from '../../shared/privatePaths';
import { isPrivatePath, mayVisit } from './mayVisit';
import { safeReturnPath } from './safeReturnPath';
import type { Role, Session } from './Session';
import type { SessionEnd } from './sessionStore';

/** The query parameter of /login that remembers where somebody came from. */
export const returnParameter = 'from';

/** Where a role is at home: administrators in their area, vendors at their own ads. */
export function homeOf(session: Session): string {
  if (session.role === 'ADMINISTRATOR') return paths.admin();
  const { vendor } = session.user;
  return vendor === null ? paths.brochureList() : privatePaths.vendorBrochures(vendor.databaseId);
}

/** After signing in: back to where one came from, unless that is elsewhere or not for this role. */
export function placeAfterLogin(session: Session, from: string | null): string {
  const path = safeReturnPath(from);
  if (path === null) return homeOf(session);
  const { pathname } = new URL(path, 'https://this-site.invalid');
  if (pathname === paths.login() || !mayVisit(session.role, pathname)) return homeOf(session);
  return path;
}

/** docs/rules/accounts-and-permissions.md#sign-out: logout goes to / for administrators and to /login for vendors. */
export function placeAfterLogout(role: Role): string {
  return role === 'ADMINISTRATOR' ? paths.brochureList() : paths.login();
}

export function loginPlace(from: string): string {
  const isWorthRemembering = from !== paths.brochureList();
  return isWorthRemembering ? `${paths.login()}?${new URLSearchParams({ [returnParameter]: from })}` : paths.login();
}

interface Departure {
  /** the private address that can no longer be shown */
  from: string;
  end: SessionEnd;
  /** whose session it was, where one ended in sight of the guard */
  role: Role | null;
}

/** Where the guard sends somebody without a session. */
export function placeWithoutSession({ from, end, role }: Departure): string {
  if (role !== null && end === 'SIGNED_OUT') return placeAfterLogout(role);
  // docs/rules/accounts-and-permissions.md#errors-of-private-calls: errors of the vendors' calls lead to /
  if (role === 'VENDOR' && end === 'EXPIRED' && isPrivatePath(from)) return paths.brochureList();
  return loginPlace(from);
}
