import { ServerError } from '@apollo/client/errors';
import { RequestTimedOut } from '../../platform/errors/RequestTimedOut';
import { sessionNotice } from './sessionNotice';
import { sessionStore } from './sessionStore';

/** the specification's time-out of private calls, and as much again for a large file on a slow line */
const patience = 120_000;

/** A call of `/rest` with what GraphQL has no room for, such as a file. Its errors are read by `readFailure`. */
export async function postPrivately<T>(path: string, body: object): Promise<T> {
  const token = sessionStore.get().session?.accessToken;
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw error instanceof DOMException && error.name === 'TimeoutError' ? new RequestTimedOut(patience) : error;
  });
  const bodyText = await response.text();
  if (response.ok) return JSON.parse(bodyText) as T;
  if (response.status === 401 && sessionStore.get().session?.accessToken === token) {
    sessionNotice.leave('Your session has ended. Sign in again to go on where you were.');
    sessionStore.end('EXPIRED');
  }
  throw new ServerError(`${path} answered ${String(response.status)}.`, { response, bodyText });
}
