import { ApolloLink } from '@apollo/client/link';
import { sessionStore } from './sessionStore';

/** The token that a call was sent with; undefined for calls of visitors. */
export function tokenOf(operation: ApolloLink.Operation): string | undefined {
  const { sessionToken } = operation.getContext();
  return typeof sessionToken === 'string' ? sessionToken : undefined;
}

/** A call that is sent with a token is a private one: the links around this one treat it so. */
export const bearerLink = new ApolloLink((operation, forward) => {
  const sessionToken = sessionStore.get().session?.accessToken;
  operation.setContext(({ headers }: { headers?: Record<string, string> }) => {
    // a call that is tried again as a visitor's must not carry the old token on
    const { authorization: _old, ...others } = headers ?? {};
    const authorization = sessionToken === undefined ? {} : { authorization: `Bearer ${sessionToken}` };
    return { sessionToken, headers: { ...others, ...authorization } };
  });
  return forward(operation);
});
