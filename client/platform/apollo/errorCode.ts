import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** `extensions.code` of the first error in the API's response; undefined if there was no response. */
export function errorCode(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : undefined;
}
