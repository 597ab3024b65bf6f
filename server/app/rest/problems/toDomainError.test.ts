import { errorCodes, DomainError } from '../../../shared/errors/DomainError';
import { presentProblem } from './presentProblem';
import { problemKinds } from './problemKinds';
import { toDomainError } from './toDomainError';

const withCode = (code: string, statusCode?: number) => Object.assign(new Error('secret inside'), { code, statusCode });

it.each([
  ['our own', new DomainError('CONFLICT', 'This ad is archived.'), 'CONFLICT', 'This ad is archived.'],
  ['a body that is too large', withCode('FST_ERR_CTP_BODY_TOO_LARGE', 413), 'PAYLOAD_TOO_LARGE', 'larger'],
  ['another refusal of the framework', withCode('FST_ERR_SOMETHING_NEW', 418), 'BAD_REQUEST', 'cannot be read'],
  ['text that PostgreSQL cannot hold', withCode('22021'), 'BAD_REQUEST', 'cannot be stored'],
  ['a statement that took too long', withCode('57014'), 'UNAVAILABLE', 'Try again'],
  ['a request that took too long', withCode('FST_ERR_HANDLER_TIMEOUT', 503), 'UNAVAILABLE', 'took too long'],
  ['a disk that is full', withCode('ENOSPC'), 'UNAVAILABLE', 'Nothing is lost'],
  ['a name from the prototype', withCode('constructor'), 'INTERNAL', 'our side'],
  ['anything else', new Error('secret inside'), 'INTERNAL', 'our side'],
  ['no error at all', 'secret inside', 'INTERNAL', 'our side'],
])('reports %s by code, without internals', (_what, thrown, code, message) => {
  const error = toDomainError(thrown);
  expect(error.code).toBe(code);
  expect(error.message).toContain(message);
  expect(error.message).not.toContain('secret');
});

it('gives every code an error status and its own title', () => {
  const kinds = errorCodes.map((code) => problemKinds[code]);
  expect(kinds.filter(({ status }) => status < 400 || status > 503)).toEqual([]);
  expect(new Set(kinds.map(({ title }) => title)).size).toBe(errorCodes.length);
});

it('leaves the query out of a problem: it may contain a position', () => {
  const error = new DomainError('NOT_FOUND', 'There is nothing here.');
  const problem = presentProblem(error, {
    url: '/rest/nowhere?curLocLat=-27.4#x',
    requestId: 'r1',
    site: 'https://offers.example',
  });
  expect(problem).toEqual({
    type: 'https://offers.example/problems/not-found',
    title: 'Not found',
    status: 404,
    detail: 'There is nothing here.',
    instance: '/rest/nowhere',
    code: 'NOT_FOUND',
    errors: [],
    requestId: 'r1',
  });
});
