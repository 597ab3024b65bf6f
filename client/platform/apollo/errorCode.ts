import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** `extensions.code` of the first error that the API answered; undefined when it did not answer at all. */
export function errorCode(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : undefined;
}
