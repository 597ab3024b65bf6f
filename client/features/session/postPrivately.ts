import { ServerError } from '@apollo/client/errors';
import { postWithProgress } from '../../platform/uploads/postWithProgress';
import { endSession } from './endSession';
import { sessionStore } from './sessionStore';

/** Calls `/rest` for what GraphQL cannot carry, such as a file. Rejects with errors that `readFailure` understands. */
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
