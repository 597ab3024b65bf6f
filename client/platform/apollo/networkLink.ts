import { ApolloLink } from '@apollo/client/link';
import { from, mergeMap } from 'rxjs';

/** Loads the code that sends calls. */
export const loadRequestLink = () => import('./requestLink');

/** Sends calls. Its code loads after the page, because a page from the server has its data already. */
export const networkLink = new ApolloLink((operation, forward) =>
  from(loadRequestLink()).pipe(mergeMap(({ requestLink }) => requestLink.request(operation, forward))),
);
