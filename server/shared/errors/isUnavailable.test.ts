import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { isUnavailable } from './isUnavailable';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('some words'), { code, ...more });
const failed = (driverError: Error) => new QueryFailedError('SELECT 1', [], driverError);

it.each([
  ...['08000', '08006', '08P01', '28P01', '53100', '53200', '53300', '57P01', '57P02', '57P03', '57014'],
  ...['55P03', '25006', '25P03', '25P04', '40001', '40P01', '58030', '3D000'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
  ...['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE'],
])('%s is an outage, also inside other errors', (code) => {
  const error = withCode(code);
  expect(isUnavailable(error)).toBe(true);
  expect(isUnavailable(failed(error))).toBe(true);
  expect(isUnavailable(new Error('Reading failed.', { cause: failed(error) }))).toBe(true);
  expect(isUnavailable(new AggregateError([error]))).toBe(true);
});

it.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Cannot use a pool after calling end on the pool',
])('the driver’s message "%s" is an outage', (message) => {
  expect(isUnavailable(new Error(message))).toBe(true);
  expect(isUnavailable(failed(new Error(message)))).toBe(true);
});

it('a connection lost between two statements of a transaction is an outage', () => {
  expect(isUnavailable(new QueryRunnerAlreadyReleasedError())).toBe(true);
});

it('a missing socket of PostgreSQL is an outage, a missing file is not', () => {
  expect(isUnavailable(withCode('ENOENT', { syscall: 'connect' }))).toBe(true);
  expect(isUnavailable(withCode('ENOENT', { syscall: 'open' }))).toBe(false);
});

it('a file store that answers 503 is an outage, one that forbids access is not', () => {
  expect(isUnavailable(Object.assign(new Error('Slow down'), { $metadata: { httpStatusCode: 503 } }))).toBe(true);
  expect(isUnavailable(Object.assign(new Error('No'), { $metadata: { httpStatusCode: 403 } }))).toBe(false);
});

it.each([
  ['a constraint', failed(withCode('23505'))],
  ['a wrong statement', failed(withCode('42601'))],
  ['a table that is not there', failed(withCode('42P01'))],
  ['a number out of range', failed(withCode('22003'))],
  ['a caller that hung up', Object.assign(new Error('aborted'), { code: 'ECONNRESET' })],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['a code of the framework', withCode('FST_ERR_CTP_EMPTY_JSON_BODY')],
  ['no error', 'timeout exceeded'],
  ['nothing', null],
])('%s is no outage', (_what, thrown) => {
  expect(isUnavailable(thrown)).toBe(false);
});

it('an error that is its own cause ends', () => {
  const error = new Error('round and round');
  error.cause = error;
  expect(isUnavailable(error)).toBe(false);
});
