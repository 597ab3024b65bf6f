import type { ProviderSettings } from './ProviderSettings';

/** One way to a provider and back. All values but the address are secrets of this browser. */
export interface AuthorizationAttempt {
  provider: ProviderSettings;
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What a provider says of a person. */
export interface ProvidedIdentity {
  /** the person's name at this provider, which never changes */
  subject: string;
  /** null if the provider gave none, or none was asked for */
  email: string | null;
  /** whether the provider says that the address is the person's */
  isEmailVerified: boolean;
}

/** The configured OpenID providers. */
export interface IdentityProviders {
  readonly list: readonly ProviderSettings[];
  /**
   * Returns the provider's address to send the browser to.
   * @throws DomainError UNAVAILABLE
   */
  authorizationUrl(attempt: AuthorizationAttempt): Promise<string>;
  /**
   * Redeems what the provider sent back with the browser; each code counts once.
   * @throws DomainError UNAVAILABLE, or VALIDATION_FAILED for `query` with CANCELLED or REFUSED
   */
  identify(attempt: AuthorizationAttempt, query: string, asks: { email: boolean }): Promise<ProvidedIdentity>;
}
