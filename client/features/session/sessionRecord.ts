import type { VendorRole } from '../../generated/types';
import type { Role, Session } from './Session';

/**
 * Local storage keys of the user, the user's role and the access token
 * (docs/rules/accounts-and-permissions.md#browser-storage).
 */
export const sessionKeys = { user: 'loginUser', role: 'userRole', token: 'accessToken' } as const;

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

function userOf(value: string | null): Session['user'] | null {
  if (value === null) return null;
  try {
    const user: unknown = JSON.parse(value);
    if (!isRecord(user) || typeof user.did !== 'string' || typeof user.email !== 'string') return null;
    const name = typeof user.name === 'string' ? user.name : null;
    const { did, email, vendorRole } = user;
    return { did, email, name, vendor: vendorOf(user.vendor), ...(isVendorRole(vendorRole) && { vendorRole }) };
  } catch {
    return null;
  }
}

/** Reads the session. Returns null for an incomplete or tampered one. */
export function readSession(storage: Pick<Storage, 'getItem'>): Session | null {
  const accessToken = storage.getItem(sessionKeys.token);
  const role = roleOf(storage.getItem(sessionKeys.role));
  const user = userOf(storage.getItem(sessionKeys.user));
  return accessToken && role && user ? { accessToken, role, user } : null;
}

/** Writes the token last and removes it first, so that another tab never reads a new token with an old user. */
export function writeSession(storage: Pick<Storage, 'setItem' | 'removeItem'>, session: Session | null): void {
  storage.removeItem(sessionKeys.token);
  if (session === null) {
    storage.removeItem(sessionKeys.role);
    storage.removeItem(sessionKeys.user);
    return;
  }
  storage.setItem(sessionKeys.user, JSON.stringify(session.user));
  storage.setItem(sessionKeys.role, session.role);
  storage.setItem(sessionKeys.token, session.accessToken);
}
