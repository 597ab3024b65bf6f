import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The category in which the API says to look on; null where it names none. */
export function errorCategory(error: unknown): string | null {
  const category = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['category'] : undefined;
  return typeof category === 'string' ? category : null;
}
