import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The API's details about something that is gone. */
export interface Gone {
  /** ENDED, TAKEN_DOWN, REPLACED, MERGED; null where the API gives none */
  reason: string | null;
  /** a category with similar ads; null where the API names none */
  category: string | null;
  /** the newer ad that replaces it */
  replacement: { databaseId: number; title: string } | null;
}

export function readGone(error: unknown): Gone {
  const { reason, category, replacement } = CombinedGraphQLErrors.is(error) ? (error.errors[0]?.extensions ?? {}) : {};
  return {
    reason: typeof reason === 'string' ? reason : null,
    category: typeof category === 'string' ? category : null,
    replacement: isReplacement(replacement) ? replacement : null,
  };
}

function isReplacement(value: unknown): value is { databaseId: number; title: string } {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'databaseId' in value && Number.isInteger(value.databaseId) && 'title' in value && typeof value.title === 'string'
  );
}
