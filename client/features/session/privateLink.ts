import { ApolloLink } from '@apollo/client/link';
import { throwError, timeout, map } from 'rxjs';
import { ErrorLink } from '@apollo/client/link/error';
import { RequestTimedOut } from '../../platform/errors/RequestTimedOut';
import { readFailure } from '../../platform/errors/readFailure';
import { paths } from '../../shared/paths';
import { errorPlace } from './errorPlace';
import { endSession } from './endSession';
import { isPrivatePath } from './mayVisit';
import { sessionNotice } from './sessionNotice';
import { sessionStore } from './sessionStore';

/** The token that a call was sent with; undefined for calls of visitors. */
function tokenOf(operation: ApolloLink.Operation): string | undefined {
  const { sessionToken } = operation.getContext();
  return typeof sessionToken === 'string' ? sessionToken : undefined;
}

/** A call that is sent with a token is a private one: the links around this one treat it so. */
const bearerLink = new ApolloLink((operation, forward) => {
  const sessionToken = sessionStore.get().session?.accessToken;
  operation.setContext(({ headers }: { headers?: Record<string, string> }) => {
    // a call that is tried again as a visitor's must not carry the old token on
    const { authorization: _old, ...others } = headers ?? {};
    const authorization = sessionToken === undefined ? {} : { authorization: `Bearer ${sessionToken}` };
    return { sessionToken, headers: { ...others, ...authorization } };
  });
  return forward(operation);
});

/** What an error of a private call leads to (docs/rules/accounts-and-permissions.md#errors-of-private-calls). */
const privateErrorLink = new ErrorLink(({ error, operation, forward }) => {
  const token = tokenOf(operation);
  if (token === undefined) return;
  const failure = readFailure(error);
  const { uri } = operation.getContext() as { uri?: string };
  switch (errorPlace(uri ?? '', failure.code)) {
    case paths.login():
      endSession(token);
      // on a public page one simply goes on as a visitor
      return isPrivatePath(window.location.pathname) ? undefined : forward(operation);
    case paths.brochureList():
      sessionNotice.leave(failure.message);
      window.location.assign(paths.brochureList());
  }
});

const forgotten: ApolloLink.Result = {
  errors: [{ message: 'Your session has ended.', extensions: { code: 'UNAUTHENTICATED' } }],
};

/**
 * The server answers public questions to everybody, a caller with a token that has ended included: an administrator's
 * list would quietly become a visitor's. Queries of the private areas therefore ask who the viewer is, and nobody, where
 * a token was sent, counts as a refusal.
 */
const forgottenViewerLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const isForgotten = tokenOf(operation) !== undefined && result.data?.viewer === null;
      return isForgotten ? forgotten : result;
    }),
  ),
);

/** docs/rules/errors-and-limits.md#time-outs: all private calls use this time-out. */
const privateTimeoutMs = 60_000;

const privateTimeoutLink = new ApolloLink((operation, forward) => {
  const answer = forward(operation);
  if (tokenOf(operation) === undefined) return answer;
  return answer.pipe(
    timeout({ first: privateTimeoutMs, with: () => throwError(() => new RequestTimedOut(privateTimeoutMs)) }),
  );
});

/** What a call with a token needs: the token, its time-out and what its errors lead to, in this order. */
export const privateLink = ApolloLink.from([privateErrorLink, bearerLink, forgottenViewerLink, privateTimeoutLink]);
