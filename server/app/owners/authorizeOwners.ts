import type { RequestContext } from '../../platform/context/RequestContext';
import { ownerRuleOf } from '../../shared/owners';
import { authorize } from '../../shared/authorize';
import type { Action } from '../../shared/permissions';
import type { Viewer } from '../../shared/Viewer';
import { findOwner } from './findOwner';

/** What a caller has sent, by the names of the rows in server/shared/owners.ts. */
type ReadInput = (name: string) => unknown;

/**
 * Throws unless a caller can send every name of the action's row, so that a misspelt row fails at the start.
 * @param operation what to call the operation in the error
 */
export function assertOwnersAreNamed(operation: string, action: Action, sent: readonly string[]): void {
  const rule = ownerRuleOf(action);
  if (rule === 'its record') throw new Error(`${operation}: server/shared/owners.ts finds no owner of ${action}.`);
  for (const name of rule === null || typeof rule === 'string' ? [] : Object.keys(rule)) {
    if (!sent.includes(name)) throw new Error(`${operation} has no "${name}", by which to find the owner.`);
  }
}

/** Whether an owner has to be found before this caller may go on. Administrators need none. */
export function needsOwners(viewer: Viewer | null, action: Action): boolean {
  return viewer?.role === 'VENDOR' && typeof ownerRuleOf(action) === 'object';
}

/**
 * Refuses a vendor whose operation names a record of another company, before the use case runs
 * (docs/rules/accounts-and-permissions.md#ownership). The use case checks again, under its lock.
 * @throws FORBIDDEN, or NOT_FOUND for what does not exist
 */
export async function authorizeOwners(
  { viewer, database }: Pick<RequestContext, 'viewer' | 'database'>,
  action: Action,
  read: ReadInput,
): Promise<void> {
  const rule = ownerRuleOf(action);
  if (rule === null || typeof rule === 'string' || !needsOwners(viewer, action)) return;
  for (const [field, kind] of Object.entries(rule)) {
    const value = read(field);
    if (value === undefined || value === null) continue;
    authorize(viewer, action, await findOwner(database, { kind, field, value }));
  }
}
