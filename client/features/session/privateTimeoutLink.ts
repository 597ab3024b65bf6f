import { ApolloLink } from '@apollo/client/link';
import { throwError, timeout } from 'rxjs';
import { RequestTimedOut } from '../../platform/errors/RequestTimedOut';
import { tokenOf } from './bearerLink';

/** docs/rules/errors-and-limits.md#time-outs: all private calls use this time-out. */
const privateTimeoutMs = 60_000;

export const privateTimeoutLink = new ApolloLink((operation, forward) => {
  const answer = forward(operation);
  if (tokenOf(operation) === undefined) return answer;
  return answer.pipe(
    timeout({ first: privateTimeoutMs, with: () => throwError(() => new RequestTimedOut(privateTimeoutMs)) }),
  );
});
