import { postWithProgress } from '../../platform/uploads/postWithProgress';
import { callPrivately } from './callPrivately';

/** Calls `/rest` for what GraphQL cannot carry, such as a file. Rejects with errors that `readFailure` understands. */
export async function postPrivately(
  url: string,
  body: object,
  onProgress: (share: number) => void = () => undefined,
): Promise<unknown> {
  const text = JSON.stringify(body);
  return callPrivately(({ authorization }) =>
    postWithProgress({ url, body: text, headers: { 'content-type': 'application/json', authorization }, onProgress }),
  );
}
