import { ApolloLink } from '@apollo/client/link';
import { from, map, mergeMap, throwError, timeout } from 'rxjs';
import { ErrorLink } from '@apollo/client/link/error';
import { RequestTimedOut } from '../../../platform/errors/RequestTimedOut';
import { readFailure } from '../../../platform/errors/readFailure';
import { paths } from '../../../shared/paths';
import { privatePaths } from '../../../shared/privatePaths';
import { errorPlace } from './errorPlace';
import { followStaffRole } from '../followStaffRole';
import { freshToken } from '../freshToken';
import { proofRequests } from '../proof/proofRequests';
import { renewSession } from '../renewSession';
import { endSession } from '../endSession';
import { isPrivatePath } from '../mayVisit';
import { sessionNotice } from '../sessionNotice';

/** The token that a call was sent with; undefined for visitors' calls. */
function tokenOf(operation: ApolloLink.Operation): string | undefined {
  const { sessionToken } = operation.getContext();
  return typeof sessionToken === 'string' ? sessionToken : undefined;
}

/** Renews a refused token and makes the call once more. What is refused again goes on to `privateErrorLink`. */
const renewalLink = new ErrorLink(({ error, operation, forward }) => {
  const token = tokenOf(operation);
  if (token === undefined || readFailure(error).code !== 'UNAUTHENTICATED') return;
  return from(renewSession(token)).pipe(
    mergeMap((session) =>
      session === null || session.accessToken === token ? throwError(() => error) : forward(operation),
    ),
  );
});

/** Lets the person prove who they are before a dangerous act, and makes the call once more then. */
const proofLink = new ErrorLink(({ error, operation, forward }) => {
  if (readFailure(error).code !== 'PROOF_REQUIRED') return;
  return from(proofRequests.ask()).pipe(
    mergeMap((isProven) => (isProven ? forward(operation) : throwError(() => error))),
  );
});

/** Adds the token, renewed if it ends soon. The other links treat a call with a token as private. */
const bearerLink = new ApolloLink((operation, forward) =>
  from(freshToken()).pipe(mergeMap((token) => forward(withToken(operation, token ?? undefined)))),
);

function withToken(operation: ApolloLink.Operation, sessionToken: string | undefined): ApolloLink.Operation {
  operation.setContext(({ headers }: { headers?: Record<string, string> }) => {
    // a call that is retried as a visitor must not keep the old token
    const { authorization: _old, ...others } = headers ?? {};
    const authorization = sessionToken === undefined ? {} : { authorization: `Bearer ${sessionToken}` };
    return { sessionToken, headers: { ...others, ...authorization } };
  });
  return operation;
}

/** Handles errors of private calls (docs/rules/accounts-and-permissions.md#errors-of-private-calls). */
const privateErrorLink = new ErrorLink(({ error, operation, forward }) => {
  const token = tokenOf(operation);
  if (token === undefined) return;
  const failure = readFailure(error);
  if (failure.code === 'FORBIDDEN') followStaffRole();
  if (failure.code === 'SECOND_FACTOR_SETUP_REQUIRED') {
    // the only page that works now
    if (window.location.pathname === privatePaths.adminAccount()) return;
    window.location.assign(privatePaths.adminAccount());
    return;
  }
  const { uri } = operation.getContext() as { uri?: string };
  switch (errorPlace(uri ?? '', failure.code)) {
    case paths.login():
      endSession(token);
      // on a public page the call is retried as a visitor
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
 * The server answers public queries to everybody, even with an expired token, so an administrator's list could silently
 * become a visitor's. Queries of the private areas therefore ask for the viewer. A null viewer despite a token counts
 * as a refusal.
 */
const forgottenViewerLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const isForgotten = tokenOf(operation) !== undefined && result.data?.viewer === null;
      return isForgotten ? forgotten : result;
    }),
  ),
);

/** Time-out of all private calls (docs/rules/errors-and-limits.md#time-outs). */
const privateTimeoutMs = 60_000;

const privateTimeoutLink = new ApolloLink((operation, forward) => {
  const answer = forward(operation);
  if (tokenOf(operation) === undefined) return answer;
  return answer.pipe(
    timeout({ first: privateTimeoutMs, with: () => throwError(() => new RequestTimedOut(privateTimeoutMs)) }),
  );
});

/** The links for a call with a token. Their order matters. */
export const privateLink = ApolloLink.from([
  proofLink,
  privateErrorLink,
  renewalLink,
  bearerLink,
  forgottenViewerLink,
  privateTimeoutLink,
]);
