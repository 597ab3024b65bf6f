import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The second step that a sign-in needs. */
export interface LoginChallenge {
  token: string;
  /** AUTHENTICATOR, PASSKEY, RECOVERY_CODE */
  methods: readonly string[];
}

/** Returns the challenge of SECOND_FACTOR_REQUIRED; null for any other error. */
export function readChallenge(error: unknown): LoginChallenge | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const challenge: unknown = error.errors[0]?.extensions?.['challenge'];
  if (typeof challenge !== 'object' || challenge === null) return null;
  const { token, methods } = challenge as Partial<LoginChallenge>;
  return typeof token === 'string' && Array.isArray(methods) ? { token, methods: methods as string[] } : null;
}
