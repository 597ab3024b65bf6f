import { actionsWhileViewing } from './actionsWhileViewing';
import { scopeOf } from './apiKeyScopes';
import { DomainError } from './errors/DomainError';
import { actionsNeedingProof } from './actionsNeedingProof';
import { actionsWithoutFactor } from './actionsWithoutFactor';
import { keeperRoles, vendorRoles } from './vendorRoles';
import { permissions, type Action } from './permissions';
import type { Rule } from './permissions/Rule';
import { mayStaff } from './staffRoles';
import type { KeyOfCaller, Viewer } from './Viewer';

/** The company that owns the object of an action; null for none. */
export interface Owner {
  vendorId: number | null;
}

/**
 * Checks the role, for a key of an account its scopes, and for a session its factors and its last proof.
 * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_SETUP_REQUIRED or PROOF_REQUIRED
 */
export function authorizeRole(viewer: Viewer | null, action: Action): void {
  if (!actionsWhileViewing.has(action)) refuseWhileViewing(viewer);
  if (mayCall(viewer, action)) {
    assertTrusted(viewer, action);
    return;
  }
  if (viewer?.apiKey) authorizeKey(viewer.apiKey, action);
  if (!viewer) throw new DomainError('UNAUTHENTICATED', 'Sign in to do this.');
  if (isStaff(viewer)) throw notOfStaffRole();
  throw ruleOf(action) === 'administrator' ? forbidden() : notOfRole(viewer);
}

/**
 * For what is about the login itself: its sessions, its factors.
 * @throws FORBIDDEN for an administrator who sees the site as a vendor
 */
export function refuseWhileViewing(viewer: Viewer | null): void {
  if (viewer?.viewing === undefined) return;
  throw new DomainError('FORBIDDEN', 'You see the site as a vendor: you may read, and nothing else.');
}

/** A caller at the edge. A partner's key has no account behind it: its viewer is null. */
interface Caller {
  viewer: Viewer | null;
  apiKey: KeyOfCaller | null;
}

/**
 * Checks scopes and role at the edge (GraphQL field, REST route), before anything is loaded.
 * @throws UNAUTHENTICATED or FORBIDDEN
 */
export function authorizeCaller({ viewer, apiKey }: Caller, action: Action): void {
  if (apiKey) authorizeKey(apiKey, action);
  authorizeRole(viewer, action);
}

/** Also for what anyone may do: a key does nothing that it was not made for. */
function authorizeKey(key: KeyOfCaller, action: Action): void {
  if (isInScopes(key, action)) return;
  const scope = scopeOf(action);
  const reason =
    scope === undefined ? 'No key may do this: sign in.' : `This key may not do this: it lacks the scope ${scope}.`;
  throw new DomainError('FORBIDDEN', reason);
}

/**
 * Checks the permission in the use case, where the owner is known.
 * @throws UNAUTHENTICATED or FORBIDDEN
 */
export function authorize(viewer: Viewer | null, action: Action, owner?: Owner): void {
  authorizeRole(viewer, action);
  if (ruleOf(action) === 'administratorOrOwner' && !isOfCompany(viewer, owner)) throw forbidden();
}

/** True for administrators of any role: they see every ad, whatever they may do with it. */
function isStaff(viewer: Viewer | null): boolean {
  return viewer?.role === 'ADMINISTRATOR' && viewer.staffRole != null;
}

/**
 * True for administrators, and for an owner or editor with its own company's property. Everybody else, logins of a
 * till included, sees of it what visitors see.
 */
export function isKeeperOf(viewer: Viewer | null, owner: Owner | null | undefined): boolean {
  if (isStaff(viewer)) return true;
  return owner?.vendorId != null && owner.vendorId === keptVendorId(viewer);
}

/** As `isKeeperOf`; a key needs a scope of ads too. One for tills or figures sees of an ad what visitors see. */
export function isAdKeeperOf(viewer: Viewer | null, owner: Owner | null | undefined): boolean {
  const isForAds = viewer?.apiKey?.scopes.some((scope) => scope.startsWith('brochures:')) ?? true;
  return isForAds && isKeeperOf(viewer, owner);
}

/** Returns the company whose ads the caller keeps; null for administrators, logins of a till and visitors. */
export function keptVendorId(viewer: Viewer | null): number | null {
  return keeperRoles.includes(viewer?.vendorRole ?? 'TILL') ? (viewer?.vendorId ?? null) : null;
}

/**
 * True for administrators, and for every login of the company, the till included: use it only for what a till shows.
 */
export function isOfCompany(viewer: Viewer | null, owner: Owner | null | undefined): boolean {
  if (isStaff(viewer)) return true;
  return owner?.vendorId != null && viewer?.vendorRole != null && owner.vendorId === viewer.vendorId;
}

/** Returns all actions that the caller's role may call, for screens that show only permitted actions. */
export function permittedActions(viewer: Viewer | null): Action[] {
  return (Object.keys(permissions) as Action[]).filter((action) => mayCall(viewer, action));
}

/** Whether the caller's role may call an action; some only for what is the caller's own, which `authorize` checks. */
export function mayCall(viewer: Viewer | null, action: Action): boolean {
  const rule = ruleOf(action);
  if (viewer?.viewing && !actionsWhileViewing.has(action)) return false;
  if (viewer?.apiKey && !isInScopes(viewer.apiKey, action)) return false;
  if (rule === 'anyone' || viewer === null) return rule === 'anyone';
  if (viewer.role === 'ADMINISTRATOR') return viewer.staffRole != null && mayStaff(viewer.staffRole, action);
  if (rule === 'administrator' || viewer.vendorRole == null) return false;
  return (vendorRoles[action] ?? keeperRoles).includes(viewer.vendorRole);
}

/** What else than the role a permitted call needs. */
function assertTrusted(viewer: Viewer | null, action: Action): void {
  if (viewer?.lacksFactor === true && !actionsWithoutFactor.has(action)) {
    const message = 'Set up a second factor first, on the page of your account.';
    throw new DomainError('SECOND_FACTOR_SETUP_REQUIRED', message);
  }
  if (viewer?.isProven === false && actionsNeedingProof.has(action)) {
    throw new DomainError('PROOF_REQUIRED', 'Confirm first that it is you: your last proof is older than 10 minutes.');
  }
}

function isInScopes({ scopes }: KeyOfCaller, action: Action): boolean {
  const scope = scopeOf(action);
  return scope !== undefined && scopes.includes(scope);
}

function ruleOf(action: Action): Rule {
  return permissions[action];
}

function notOfRole({ vendorRole }: Viewer): DomainError {
  if (vendorRole === 'TILL') {
    return new DomainError('FORBIDDEN', 'Your login is for the till only. Ask an owner of your company for more.');
  }
  if (vendorRole === 'EDITOR') return new DomainError('FORBIDDEN', 'Only an owner of your company may do this.');
  return forbidden();
}

function notOfStaffRole(): DomainError {
  return new DomainError('FORBIDDEN', 'Your role does not allow this. Ask an administrator for more.');
}

function forbidden(): DomainError {
  return new DomainError('FORBIDDEN', 'Your account may not do this.');
}
