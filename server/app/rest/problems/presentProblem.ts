import type { Challenge, DomainError, ErrorCode, FieldError } from '../../../shared/errors/DomainError';
import { problemKinds } from './problemKinds';
import { problemName } from './problemName';

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

interface Occurrence {
  url: string;
  requestId: string;
  /** the public URL of the site, which has a page for each problem */
  site: string;
}

/** Removes the query from `url`, because it may contain a position or an e-mail address. */
export function presentProblem(error: DomainError, at: Occurrence): Problem {
  const { status, title } = problemKinds[error.code];
  return {
    ...error.extensions,
    ...(error.challenge && { challenge: error.challenge }),
    type: `${at.site}/problems/${problemName(error.code)}`,
    title,
    status,
    detail: error.message,
    instance: at.url.replace(/[?#].*$/s, ''),
    code: error.code,
    errors: error.errors,
    requestId: at.requestId,
  };
}
