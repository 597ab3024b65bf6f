import { paths } from '../../shared/paths';
import { privatePaths } from '../../shared/privatePaths';
import { isPrivatePath, mayVisit } from './mayVisit';
import { safeReturnPath } from './redirects/safeReturnPath';
import type { Role, Session } from './Session';
import type { SessionEnd } from './sessionStore';

/** The query parameter of /login with the return address. */
export const returnParameter = 'from';

/** The home page of a role: the administrators' area, a vendor's own ads, or the till. */
export function homeOf(session: Session): string {
  if (session.role === 'ADMINISTRATOR') return paths.admin();
  const { vendor, vendorRole } = session.user;
  if (vendorRole === 'TILL') return privatePaths.redeem();
  return vendor === null ? paths.brochureList() : privatePaths.vendorBrochures(vendor.databaseId);
}

/** The page after signing in: the return address, or home if that is on another site or not open to the role. */
export function placeAfterLogin(session: Session, from: string | null): string {
  const path = safeReturnPath(from);
  if (path === null) return homeOf(session);
  const { pathname } = new URL(path, 'https://this-site.invalid');
  if (pathname === paths.login() || !mayVisit(session.role, pathname)) return homeOf(session);
  return path;
}

/**
 * After signing out, administrators go to / and vendors to /login (docs/rules/accounts-and-permissions.md#sign-out).
 */
export function placeAfterLogout(role: Role): string {
  return role === 'ADMINISTRATOR' ? paths.brochureList() : paths.login();
}

export function loginPlace(from: string): string {
  const isWorthRemembering = from !== paths.brochureList();
  return isWorthRemembering ? `${paths.login()}?${new URLSearchParams({ [returnParameter]: from })}` : paths.login();
}

interface Departure {
  /** the private address that is no longer accessible */
  from: string;
  end: SessionEnd;
  /** role of the session that has just ended; null if there was none */
  role: Role | null;
}

/** Where the guard redirects without a session. */
export function placeWithoutSession({ from, end, role }: Departure): string {
  if (role !== null && end === 'SIGNED_OUT') return placeAfterLogout(role);
  // docs/rules/accounts-and-permissions.md#errors-of-private-calls: errors of vendors' calls redirect to /
  if (role === 'VENDOR' && end === 'EXPIRED' && isPrivatePath(from)) return paths.brochureList();
  return loginPlace(from);
}
