import { permissions, type Action } from '../../../shared/permissions';
import type { Rule } from '../../../shared/permissions/Rule';
import { scopeOf } from '../../../shared/apiKeyScopes';

const rules: Record<Rule, string> = {
  anyone: 'Open to everyone',
  signedIn: 'For everybody who is signed in',
  administrator: 'For administrators',
  administratorOrOwner: 'For administrators, and for the company that it belongs to',
};

/** Says who may call an action of the permission page, in a sentence without a full stop. */
export const whoMayCall = (action: Action): string => rules[permissions[action]];

/** Says which API keys may call it. */
export function keysThatMayCall(action: Action): string {
  const scope = scopeOf(action);
  return scope === undefined ? 'No API key opens it' : `API keys with \`${scope}\``;
}
