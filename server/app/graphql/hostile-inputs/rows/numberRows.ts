import type { HostileRow } from '../HostileOperation';
import { lastOf } from './lastOf';

/** Invalid integers: not an integer, or outside 32 bits or the rule's range. */
export function intRows(path: string, least: number, most: number, field = lastOf(path)): HostileRow[] {
  return [
    ...noNumber(path),
    [path, 'a broken number', 1.5, 'BAD_REQUEST', path],
    [path, 'beyond 32 bits', 2_147_483_648, 'BAD_REQUEST', path],
    [path, 'below 32 bits', -2_147_483_649, 'BAD_REQUEST', path],
    [path, 'one too few', least - 1, 'VALIDATION_FAILED', field],
    [path, 'one too many', most + 1, 'VALIDATION_FAILED', field],
    [path, 'the least there is', -2_147_483_648, 'VALIDATION_FAILED', field],
  ];
}

/** Numbers of degrees or kilometres outside the valid range. */
export function floatRows(path: string, least: number, most: number, field = lastOf(path)): HostileRow[] {
  return [
    ...noNumber(path),
    [path, 'too small', least - 0.001, 'VALIDATION_FAILED', field],
    [path, 'too large', most + 0.001, 'VALIDATION_FAILED', field],
    [path, 'huge', 1e308, 'VALIDATION_FAILED', field],
    [path, 'huge below 0', -1e308, 'VALIDATION_FAILED', field],
  ];
}

function noNumber(path: string): HostileRow[] {
  return ['NaN', 'Infinity', '-1', '0x10', '1e3', '', true, {}, [1, 2]].map((value) => [
    path,
    JSON.stringify(value),
    value,
    'BAD_REQUEST',
    path,
  ]);
}
