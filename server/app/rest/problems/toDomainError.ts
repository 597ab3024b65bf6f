import type { FastifyError } from 'fastify';
import { DomainError, type ErrorCode } from '../../../shared/errors/DomainError';
import { isUnavailable } from '../../../shared/errors/isUnavailable';
import { unavailable } from '../../../shared/errors/unavailable';
import { describeViolations } from '../validation/describeViolations';

type Refusal = readonly [ErrorCode, string];

/** Errors of the framework before a route is reached, with our code and message. */
const frameworkRefusals: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['PAYLOAD_TOO_LARGE', 'The body is larger than this address accepts.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'UNSUPPORTED_MEDIA_TYPE',
    'Send the body as JSON, with the header Content-Type: application/json.',
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['BAD_REQUEST', 'The body is empty; send a JSON object.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['BAD_REQUEST', 'The body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['BAD_REQUEST', 'The body is not as long as Content-Length says.'],
  FST_ERR_BAD_URL: ['BAD_REQUEST', 'The address holds a percent sign that is not part of a valid encoding.'],
  FST_ERR_MAX_PARAM_LENGTH: ['NOT_FOUND', 'There is nothing at this address.'],
  FST_ERR_NOT_FOUND: ['NOT_FOUND', 'There is nothing at this address.'],
};

/** PostgreSQL errors caused by the caller's input: text that it cannot store, a number out of range. */
const databaseRefusals: Record<string, Refusal> = {
  '22021': ['BAD_REQUEST', 'The request holds a character that cannot be stored.'],
  '22P05': ['BAD_REQUEST', 'The request holds a character that cannot be stored.'],
  '22003': ['BAD_REQUEST', 'A number in the request is out of range.'],
};

const tookTooLong = 'This took too long and was stopped. Try again in a moment.';
const unknownRefusal = 'Something went wrong on our side. Try again; if it stays, tell us the request id.';

/** Converts any error to one of our codes. An internal error does not reveal its cause. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (!(error instanceof Error)) {
    return isUnavailable(error) ? unavailable(error) : new DomainError('INTERNAL', unknownRefusal, { cause: error });
  }
  const { code, validation, validationContext, statusCode } = error as Partial<FastifyError>;
  if (validation) return describeViolations(validation, validationContext ?? 'body');
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return unavailable(error, tookTooLong);
  const refusal = refusalFor(code);
  if (refusal) return new DomainError(refusal[0], refusal[1], { cause: error });
  if (isUnavailable(error)) return unavailable(error);
  if (error instanceof SyntaxError && statusCode === 400) {
    return new DomainError('BAD_REQUEST', 'The body is not valid JSON.', { cause: error });
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new DomainError('BAD_REQUEST', 'The request cannot be read.', { cause: error });
  }
  return new DomainError('INTERNAL', unknownRefusal, { cause: error });
}

function refusalFor(code: string | undefined): Refusal | undefined {
  if (code === undefined) return undefined;
  if (Object.hasOwn(frameworkRefusals, code)) return frameworkRefusals[code];
  return Object.hasOwn(databaseRefusals, code) ? databaseRefusals[code] : undefined;
}
