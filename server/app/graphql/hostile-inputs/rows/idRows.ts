import { toGlobalId } from '../../../../shared/globalId';
import type { ErrorCode } from '../../../../shared/errors/DomainError';
import type { HostileRow } from '../HostileOperation';
import { lastOf } from './lastOf';

const spell = (text: string) => Buffer.from(text).toString('base64url');

/** Invalid global ids: malformed, of another type, and of no record. */
export function idRows(path: string, type: string, unknown: ErrorCode | 'answered' = 'NOT_FOUND'): HostileRow[] {
  const other = type === 'Vendor' ? 'Brochure' : 'Vendor';
  const refused = (what: string, value: unknown): HostileRow => [path, what, value, 'VALIDATION_FAILED', lastOf(path)];
  return [
    [path, 'absent', undefined, 'BAD_REQUEST', path],
    [path, 'null', null, 'BAD_REQUEST', path],
    [path, 'an object', { id: 1 }, 'BAD_REQUEST', path],
    [path, 'a list', [1], 'BAD_REQUEST', path],
    ...looseIdRows(path, type),
    refused('of another type', toGlobalId(other, 1)),
    ...(unknown === 'answered'
      ? []
      : [[path, 'of nothing', toGlobalId(type, 2_147_483_647), unknown] satisfies HostileRow]),
  ];
}

/** The same for an optional id. */
export function looseIdRows(path: string, type: string, field = lastOf(path)): HostileRow[] {
  return [
    ['empty', ''],
    ['a number', 7],
    ['no base64', '%%%'],
    ['a name without a number', spell(`${type}:`)],
    ['number 0', spell(`${type}:0`)],
    ['below 0', spell(`${type}:-1`)],
    ['beyond all numbers', spell(`${type}:99999999999`)],
    ['an exponent', spell(`${type}:1e3`)],
    ['of no type', spell('constructor:1')],
    ['a longer spelling', `${toGlobalId(type, 1)}==`],
    ['SQL', `${spell(`${type}:1`)}'; DROP TABLE brochures; --`],
    ['a null character', '\0'],
    ['half a surrogate pair', '\ud800'],
    ['endless', 'A'.repeat(100_000)],
  ].map(([what, value]) => [path, String(what), value, 'VALIDATION_FAILED', field]);
}
