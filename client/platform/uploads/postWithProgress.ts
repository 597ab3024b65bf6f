import { ServerError } from '@apollo/client/errors';
import { RequestTimedOut } from '../errors/RequestTimedOut';

interface Posted {
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
  /** share of the body that is sent, 0 to 1 */
  onProgress: (progress: number) => void;
}

/**
 * docs/rules/errors-and-limits.md#time-outs; counted from the last progress event, because an upload from a phone may
 * take longer.
 */
const silenceMs = 60_000;

/**
 * Uses XMLHttpRequest because `fetch` reports no upload progress. Rejects with an error that `readFailure` understands.
 */
export function postWithProgress({ url, body, headers, onProgress }: Posted): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    const heard = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        reject(new RequestTimedOut(silenceMs));
        request.abort();
      }, silenceMs);
    };
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      heard();
      onProgress(total === 0 ? 0 : loaded / total);
    };
    request.onloadend = () => clearTimeout(silence);
    request.onerror = () => reject(new TypeError('The connection was lost.'));
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText));
      else reject(refusalOf(request, url));
    };
    heard();
    request.send(body);
  });
}

function refusalOf(request: XMLHttpRequest, url: string): ServerError {
  const bodyText = request.responseText;
  const retryAfter = request.getResponseHeader('retry-after');
  const headers: Record<string, string> = retryAfter === null ? {} : { 'retry-after': retryAfter };
  const response = new Response(bodyText, { status: request.status, headers });
  return new ServerError(`${url} answered ${String(request.status)}.`, { response, bodyText });
}
