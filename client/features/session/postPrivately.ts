import { postWithProgress } from '../../platform/uploads/postWithProgress';
import { callPrivately } from './callPrivately';

/** Calls `/rest` for what GraphQL cannot carry, such as a file. Rejects with errors that `readFailure` understands. */
export async function postPrivately(
  url: string,
  body: object,
  onProgress: (share: number) => void = () => undefined,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const text = JSON.stringify(body);
  const sent = { 'content-type': 'application/json', ...headers };
  return callPrivately(({ authorization }) =>
    postWithProgress({ url, body: text, headers: { ...sent, authorization }, onProgress }),
  );
}
