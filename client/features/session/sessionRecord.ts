import type { StaffRole, VendorRole } from '../../generated/types';
import type { Role, Session } from './Session';

/**
 * Local storage keys of the user, the user's role, the access token and its end
 * (docs/rules/accounts-and-permissions.md#browser-storage).
 */
export const sessionKeys = {
  user: 'loginUser',
  role: 'userRole',
  token: 'accessToken',
  ends: 'accessTokenEnds',
} as const;

/** What else a session keeps on the device: it goes with the session, and when somebody else or another role signs in. */
export const sessionBelongings = { listOfTill: 'listOfTill' } as const;

function forgetBelongings(storage: Storage): void {
  for (const key of Object.values(sessionBelongings)) storage.removeItem(key);
}

function roleOf(value: string | null): Role | null {
  return value === 'ADMINISTRATOR' || value === 'VENDOR' ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function vendorOf(value: unknown): Session['user']['vendor'] {
  if (!isRecord(value) || typeof value.databaseId !== 'number' || typeof value.companyName !== 'string') return null;
  return { databaseId: value.databaseId, companyName: value.companyName };
}

function isVendorRole(value: unknown): value is VendorRole {
  return value === 'OWNER' || value === 'EDITOR' || value === 'TILL';
}

function isStaffRole(value: unknown): value is StaffRole {
  return value === 'ADMINISTRATOR' || value === 'EDITOR' || value === 'REVIEWER' || value === 'READER';
}

function userOf(value: string | null): Session['user'] | null {
  if (value === null) return null;
  try {
    const user: unknown = JSON.parse(value);
    if (!isRecord(user) || typeof user.did !== 'string' || typeof user.email !== 'string') return null;
    const name = typeof user.name === 'string' ? user.name : null;
    const { did, email, vendorRole, staffRole } = user;
    const roles = { ...(isVendorRole(vendorRole) && { vendorRole }), ...(isStaffRole(staffRole) && { staffRole }) };
    return { did, email, name, vendor: vendorOf(user.vendor), ...roles };
  } catch {
    return null;
  }
}

/** Reads the session. Returns null for an incomplete or tampered one. */
export function readSession(storage: Storage): Session | null {
  const accessToken = storage.getItem(sessionKeys.token);
  const role = roleOf(storage.getItem(sessionKeys.role));
  const user = userOf(storage.getItem(sessionKeys.user));
  const endsAt = Number(storage.getItem(sessionKeys.ends) ?? Number.NaN);
  if (!accessToken || !role || !user) return null;
  return { accessToken, role, user, ...(Number.isFinite(endsAt) && { endsAt }) };
}

/**
 * Writes the token last and removes it first, so that another tab never reads a new token with an old user. A new token of
 * the same user replaces the old one at once, so that no other tab finds the session missing.
 */
export function writeSession(storage: Storage, session: Session | null): void {
  if (session === null) {
    // the token first
    for (const key of Object.values(sessionKeys).reverse()) storage.removeItem(key);
    forgetBelongings(storage);
    return;
  }
  const user = JSON.stringify(session.user);
  const isSameUser = storage.getItem(sessionKeys.user) === user && storage.getItem(sessionKeys.role) === session.role;
  if (!isSameUser) {
    storage.removeItem(sessionKeys.token);
    forgetBelongings(storage);
  }
  storage.setItem(sessionKeys.user, user);
  storage.setItem(sessionKeys.role, session.role);
  if (session.endsAt === undefined) storage.removeItem(sessionKeys.ends);
  else storage.setItem(sessionKeys.ends, String(session.endsAt));
  storage.setItem(sessionKeys.token, session.accessToken);
}
