interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/**
 * Returns the properties of an error that may be logged. All others are dropped: TypeORM's errors contain the
 * statement's values, and those of HTTP clients the whole request.
 */
export function describeError(error: unknown, depth = 3): LoggedError {
  if (!(error instanceof Error)) return describeThrown(error);
  return {
    type: error.name,
    message: error.message,
    ...codeOf(error),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(error.cause instanceof Error && depth > 0 ? { cause: describeError(error.cause, depth - 1) } : {}),
  };
}

/** Some libraries throw or emit a copy of an error that is no Error object. */
function describeThrown(thrown: unknown): LoggedError {
  if (typeof thrown !== 'object' || thrown === null || !('message' in thrown) || typeof thrown.message !== 'string') {
    return { type: typeof thrown, message: 'something that is no error was thrown' };
  }
  const stack = 'stack' in thrown && typeof thrown.stack === 'string' ? { stack: thrown.stack } : {};
  return { type: 'object', message: thrown.message, ...codeOf(thrown), ...stack };
}

function codeOf(error: object): { code?: string } {
  return 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
}
