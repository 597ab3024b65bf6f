import { ServerError } from '@apollo/client/errors';
import { postWithProgress } from '../../platform/uploads/postWithProgress';
import { endSession } from './endSession';
import { sessionStore } from './sessionStore';

/** A call of `/rest` with what GraphQL has no room for, such as a file. Its errors are read by `readFailure`. */
export async function postPrivately(
  url: string,
  body: object,
  onProgress: (share: number) => void = () => undefined,
): Promise<unknown> {
  const token = sessionStore.get().session?.accessToken ?? '';
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  try {
    return await postWithProgress({ url, body: JSON.stringify(body), headers, onProgress });
  } catch (error) {
    if (ServerError.is(error) && error.statusCode === 401) endSession(token);
    throw error;
  }
}
