import type { RequestContext } from '../../../platform/context/RequestContext';
import type { ProviderSettings } from '../../../platform/identity-providers/ProviderSettings';
import { DomainError } from '../../../shared/errors/DomainError';

/** @throws DomainError VALIDATION_FAILED for `provider` */
export function findProvider({ identityProviders }: RequestContext, key: string): ProviderSettings {
  const provider = identityProviders.list.find((each) => each.key === key);
  if (provider !== undefined) return provider;
  const message = 'This site has no such way to sign in.';
  throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'provider', code: 'UNKNOWN', message }] });
}
