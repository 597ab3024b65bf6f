import { ApolloLink } from '@apollo/client/link';
import { from, mergeMap } from 'rxjs';
import { sessionStore } from './sessionStore';

/**
 * Stands before the HTTP link. Visitors' calls go straight on; the rules of private calls are loaded when somebody is
 * signed in, so that visitors do not wait for code that they never run.
 */
export const sessionLink = new ApolloLink((operation, forward) => {
  if (sessionStore.get().session === null) return forward(operation);
  return from(import('./privateLink')).pipe(mergeMap(({ privateLink }) => privateLink.request(operation, forward)));
});
