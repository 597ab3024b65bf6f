import type { ApiKeyScope } from './apiKeyScopes';

export type Role = 'ADMINISTRATOR' | 'VENDOR';

/** What a login of a vendor is for: everything, its ads, or its till. */
export type VendorRole = 'OWNER' | 'EDITOR' | 'TILL';

/** What a login of an administrator is for: everything, the ads, their reviews, or reading only. */
export type StaffRole = 'ADMINISTRATOR' | 'EDITOR' | 'REVIEWER' | 'READER';

/** The caller, as verified by a token. Anonymous callers are null. */
export interface Viewer {
  accountId: number;
  role: Role;
  /** the company of a VENDOR's ads; null for administrators */
  vendorId: number | null;
  /** absent or null for administrators; a VENDOR without it may do no more than a visitor */
  vendorRole?: VendorRole | null;
  /** absent or null for vendors; an ADMINISTRATOR without it may do no more than a visitor */
  staffRole?: StaffRole | null;
  /** the session of the token; absent for tokens that an earlier version of the site has signed */
  sessionId?: number;
  /** false for a session that has to prove itself anew before a dangerous act; absent for programs */
  isProven?: boolean;
  /** true for an administrator without a second factor whose time to set one up is over */
  lacksFactor?: boolean;
  /** an administrator sees the site as this login, without changing anything; absent for everybody else */
  viewing?: { id: number; administratorId: number };
  /** the key by which a program calls; absent for people */
  apiKey?: KeyOfCaller;
}

/** An API key narrows what its owner may do to its scopes. */
export interface KeyOfCaller {
  /** the start of the key, which names it without giving it away */
  prefix: string;
  scopes: readonly ApiKeyScope[];
}
