import { apiKeyScopeNames, apiKeyScopes, type ApiKeyScope } from '../../../shared/apiKeyScopes';
import { mayCall } from '../../../shared/authorize';
import type { Viewer } from '../../../shared/Viewer';
import type { ApiKeyKind } from './ApiKeyKind';

/** The scopes that a caller may give to a key: those that open something to it; a partner's key acts as a visitor. */
export function scopesToGive(viewer: Viewer | null, kind: ApiKeyKind): ApiKeyScope[] {
  const actsAs = kind === 'PARTNER' ? null : viewer;
  return apiKeyScopeNames.filter((scope) => apiKeyScopes[scope].actions.some((action) => mayCall(actsAs, action)));
}
