import { ApolloLink } from '@apollo/client/link';
import { map } from 'rxjs';
import { tokenOf } from './bearerLink';

const forgotten: ApolloLink.Result = {
  errors: [{ message: 'Your session has ended.', extensions: { code: 'UNAUTHENTICATED' } }],
};

/**
 * The server answers public questions to everybody, a caller with a token that has ended included: an administrator's
 * list would quietly become a visitor's. Queries of the private areas therefore ask who the viewer is, and nobody, where
 * a token was sent, counts as a refusal.
 */
export const forgottenViewerLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const isForgotten = tokenOf(operation) !== undefined && result.data?.viewer === null;
      return isForgotten ? forgotten : result;
    }),
  ),
);
