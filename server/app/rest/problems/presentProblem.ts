import type { Challenge, DomainError, ErrorCode, FieldError } from '../../../shared/errors/DomainError';
import { problemKinds } from './problemKinds';

/** The body of every REST error: RFC 9457 with our code, the fields and the id in the log. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: ErrorCode;
  errors: FieldError[];
  requestId: string;
  /** of SECOND_FACTOR_REQUIRED */
  challenge?: Challenge;
}

/** Removes the query from `url`, because it may contain a position or an e-mail address. */
export function presentProblem(error: DomainError, at: { url: string; requestId: string }): Problem {
  const { status, title } = problemKinds[error.code];
  return {
    ...error.extensions,
    ...(error.challenge && { challenge: error.challenge }),
    type: `urn:local-offers:problem:${error.code.toLowerCase().replaceAll('_', '-')}`,
    title,
    status,
    detail: error.message,
    instance: at.url.replace(/[?#].*$/s, ''),
    code: error.code,
    errors: error.errors,
    requestId: at.requestId,
  };
}
