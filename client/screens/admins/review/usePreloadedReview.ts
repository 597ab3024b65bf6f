import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { ReviewScreenDocument } from '../../../generated/ReviewScreen';

/** Loads the next ad of the queue beforehand, so that going on shows it at once. */
export function usePreloadedReview(databaseId: number | null): void {
  const client = useApolloClient();
  useEffect(() => {
    if (databaseId === null) return;
    // its screen reports what goes wrong
    client.query({ query: ReviewScreenDocument, variables: { databaseId } }).catch(() => undefined);
  }, [client, databaseId]);
}
