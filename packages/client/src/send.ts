import { LocalOffersError, type FieldProblem } from './LocalOffersError.js';

export interface Sender {
  /** of the site, without a trailing slash */
  url: string;
  apiKey: string | undefined;
  /** milliseconds for one answer */
  timeout: number;
  fetch: typeof fetch;
}

interface GraphqlError {
  message: string;
  extensions?: { code?: string; errors?: FieldProblem[]; requestId?: string; retryAfter?: number };
}

interface Answer {
  data?: unknown;
  errors?: GraphqlError[];
}

/**
 * Sends an operation once.
 *
 * @throws LocalOffersError also if only a part of the answer is missing
 */
export async function send(
  { url, apiKey, timeout, fetch }: Sender,
  query: string,
  variables: unknown,
): Promise<unknown> {
  let response: Response;
  let answer: Answer;
  try {
    response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(timeout),
    });
    answer = await readAnswer(response);
  } catch (cause) {
    if (cause instanceof LocalOffersError) throw cause;
    throw new LocalOffersError(`${url} does not answer.`, { code: 'NETWORK', cause });
  }
  const [error] = answer.errors ?? [];
  if (error === undefined) return answer.data;
  const { code = 'INTERNAL', errors, requestId, retryAfter } = error.extensions ?? {};
  throw new LocalOffersError(error.message, {
    ...{ code, requestId, retryAfter: retryAfter ?? secondsOf(response) },
    ...(errors !== undefined && { fields: errors }),
  });
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  try {
    return JSON.parse(text) as Answer;
  } catch {
    // a proxy in between, or the site has just stopped
    const code = response.status === 429 ? 'TOO_MANY_REQUESTS' : response.status >= 500 ? 'UNAVAILABLE' : 'BAD_REQUEST';
    throw new LocalOffersError(`The site answered ${String(response.status)}.`, {
      ...{ code, retryAfter: secondsOf(response) },
    });
  }
}

function secondsOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}
