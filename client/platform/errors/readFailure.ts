import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { FieldFailure, RequestFailure } from './RequestFailure';
import { RequestTimedOut } from './RequestTimedOut';

const noAnswer = 'The server cannot be reached. Check your internet connection and try again.';
const tooSlow = 'The server took too long to answer. Try again in a moment.';
const unavailable = 'The site cannot be reached at the moment. Nothing is lost. Try again in a few seconds.';
const unexpected = 'Something went wrong on our side. Try again in a moment.';

const codeOfStatus: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'GONE',
  413: 'PAYLOAD_TOO_LARGE',
  422: 'VALIDATION_FAILED',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

type Bag = Readonly<Record<string, unknown>>;

function bag(value: unknown): Bag {
  return typeof value === 'object' && value !== null ? (value as Bag) : {};
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function seconds(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) && number >= 0 ? Math.ceil(number) : null;
}

function fieldFailures(value: unknown): FieldFailure[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    const { field, message } = bag(entry);
    const sentence = text(message);
    return sentence === null ? [] : [{ field: text(field) ?? '', message: sentence }];
  });
}

/** GraphQL puts the details into `extensions`, REST and the server's limits into problem+json, under the same names. */
function failure(details: Bag, code: string, message: string): RequestFailure {
  return {
    code,
    message: code === 'INTERNAL' ? unexpected : message,
    fields: fieldFailures(details.errors),
    retryAfterSeconds: seconds(details.retryAfterSeconds ?? details.retryAfter),
    requestId: text(details.requestId),
  };
}

function parsed(body: string): Bag {
  try {
    return bag(JSON.parse(body));
  } catch {
    return {};
  }
}

function fromResponse(error: ServerError): RequestFailure {
  const body = parsed(error.bodyText);
  const first = bag(Array.isArray(body.errors) ? body.errors[0] : undefined);
  const details = first.extensions === undefined ? body : bag(first.extensions);
  const code = text(details.code) ?? codeOfStatus[error.statusCode] ?? 'INTERNAL';
  const message = text(body.detail) ?? text(first.message) ?? (code === 'UNAVAILABLE' ? unavailable : unexpected);
  const read = failure(details, code, message);
  return {
    ...read,
    retryAfterSeconds: read.retryAfterSeconds ?? seconds(error.response.headers.get('retry-after')),
    requestId: read.requestId ?? error.response.headers.get('x-request-id'),
  };
}

export function readFailure(error: unknown): RequestFailure {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const details = bag(first?.extensions);
    return failure(details, text(details.code) ?? 'INTERNAL', first?.message ?? unexpected);
  }
  if (ServerError.is(error)) return fromResponse(error);
  if (error instanceof RequestTimedOut) return failure({}, 'TIMEOUT', tooSlow);
  return failure({}, 'NETWORK', noAnswer);
}
