import { ApolloLink } from '@apollo/client/link';
import { from, mergeMap } from 'rxjs';
import { sessionStore } from '../sessionStore';

/**
 * Comes before the HTTP link. Visitors' calls pass through. The code for private calls is loaded on sign-in only, so
 * that visitors do not download it.
 */
export const sessionLink = new ApolloLink((operation, forward) => {
  if (sessionStore.get().session === null) return forward(operation);
  return from(import('./privateLink')).pipe(mergeMap(({ privateLink }) => privateLink.request(operation, forward)));
});
