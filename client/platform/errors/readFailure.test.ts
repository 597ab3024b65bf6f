import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { readFailure } from './readFailure';
import { RequestTimedOut } from './RequestTimedOut';

function graphqlError(message: string, extensions?: Record<string, unknown>) {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
}

/** The parts of a response that the code reads; jsdom has no Response. */
function httpError(status: number, body: string, headers: Record<string, string> = {}) {
  const response = { status, headers: new Headers(headers) } as Response;
  return new ServerError('Unexpected answer', { response, bodyText: body });
}

describe('readFailure', () => {
  it('reads the GraphQL extensions', () => {
    const error = graphqlError('This ad cannot be published yet.', {
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'title', code: 'REQUIRED', message: 'Give the ad a title.' }, { field: 'x' }, null],
      requestId: 'req-1',
    });
    expect(readFailure(error)).toEqual({
      code: 'VALIDATION_FAILED',
      message: 'This ad cannot be published yet.',
      fields: [{ field: 'title', message: 'Give the ad a title.' }],
      retryAfterSeconds: null,
      requestId: 'req-1',
    });
  });

  it.each([{ retryAfter: 840 }, { retryAfterSeconds: 840 }, { retryAfter: '839.2' }])(
    'reads the wait of %j',
    (wait) => {
      const failure = readFailure(graphqlError('Too many attempts.', { code: 'TOO_MANY_REQUESTS', ...wait }));
      expect(failure.retryAfterSeconds).toBe(840);
    },
  );

  it('does not repeat the server’s internal message', () => {
    expect(readFailure(graphqlError('relation "x" does not exist', { code: 'INTERNAL' })).message).toMatch(/our side/);
    expect(readFailure(graphqlError('Something without a code')).code).toBe('INTERNAL');
  });

  it('reads problem+json', () => {
    const body = JSON.stringify({ code: 'TOO_MANY_REQUESTS', detail: 'Slow down.', status: 429 });
    expect(readFailure(httpError(429, body, { 'retry-after': '30', 'x-request-id': 'req-2' }))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Slow down.',
      retryAfterSeconds: 30,
      requestId: 'req-2',
    });
  });

  it('reads GraphQL errors of a response with an error status', () => {
    const body = JSON.stringify({ errors: [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(readFailure(httpError(401, body))).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Sign in.' });
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [409, 'CONFLICT'],
    [502, 'INTERNAL'],
    [503, 'UNAVAILABLE'],
  ])('maps status %d without a body to %s', (status, code) => {
    expect(readFailure(httpError(status, '<html>Bad gateway</html>')).code).toBe(code);
  });

  it('reports an unavailable site with the time to come back, and that nothing is lost', () => {
    const outage = readFailure(httpError(503, '<html>Unavailable</html>', { 'retry-after': '5' }));
    expect(outage).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
    expect(outage.message).toContain('Nothing is lost.');
  });

  it('distinguishes a missing response from a late one', () => {
    expect(readFailure(new TypeError('Failed to fetch')).code).toBe('NETWORK');
    expect(readFailure(new RequestTimedOut(60_000)).code).toBe('TIMEOUT');
  });
});
