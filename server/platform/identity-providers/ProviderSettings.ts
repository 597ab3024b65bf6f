/** An OpenID provider that people may sign in with (docs/operations.md#sign-in-with-other-accounts). */
export interface ProviderSettings {
  /** in addresses; it stays as long as the provider does */
  key: string;
  /** its name for people, such as "Google" */
  label: string;
  /** exactly as it names itself in its metadata */
  issuer: string;
  clientId: string;
  clientSecret: string;
}
