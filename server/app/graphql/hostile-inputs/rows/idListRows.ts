import { toGlobalId } from '../../../../shared/globalId';
import type { HostileRow } from '../HostileOperation';
import { lastOf } from './lastOf';
import { missing } from './textRows';

/** Invalid lists of ids: not a list, empty, too long, or with an item that is no id of the type. */
export function idListRows(path: string, type: string, most: number): HostileRow[] {
  const field = lastOf(path);
  const one = toGlobalId(type, 1);
  return [
    ...missing(path),
    [path, 'an object', { 0: one }, 'BAD_REQUEST', path],
    [path, 'with a null', [one, null], 'BAD_REQUEST', `${path}.1`],
    [path, 'with a list', [[one]], 'BAD_REQUEST', `${path}.0`],
    [
      path,
      'too many',
      Array.from({ length: most + 1 }, (_, at) => toGlobalId(type, at + 1)),
      'VALIDATION_FAILED',
      field,
    ],
    [path, 'with an empty one', [one, ''], 'VALIDATION_FAILED', field],
    [path, 'with a number', [1], 'VALIDATION_FAILED', field],
    [path, 'of another type', [one, toGlobalId('Vendor', 1)], 'VALIDATION_FAILED', field],
  ];
}
