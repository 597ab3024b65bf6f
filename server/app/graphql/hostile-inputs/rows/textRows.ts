import type { HostileRow } from '../HostileOperation';
import { lastOf } from './lastOf';

interface TextRule {
  /** the maximum length, in characters */
  atMost: number;
  /** whether an empty text is refused too */
  needed?: boolean;
}

/** A text of the wrong type, too long and, if it is required, missing in every way. */
export function textRows(path: string, { atMost, needed = false }: TextRule): HostileRow[] {
  const field = lastOf(path);
  const blanks: HostileRow[] = ['', ' \t\n ', '\u0000', '\u200b\u2060', '\u202e'].map((value) => [
    path,
    `nothing to see: ${JSON.stringify(value)}`,
    value,
    'VALIDATION_FAILED',
    field,
  ]);
  return [
    ...wrongTypes(path),
    [path, 'too long by one', 'x'.repeat(atMost + 1), 'VALIDATION_FAILED', field],
    [path, 'endless', 'x'.repeat(500_000), 'VALIDATION_FAILED', field],
    ...(needed ? [...missing(path), ...blanks] : []),
  ];
}

export function wrongTypes(path: string): HostileRow[] {
  return [
    [path, 'a number', 5, 'BAD_REQUEST', path],
    [path, 'true', true, 'BAD_REQUEST', path],
    [path, 'an object', { length: 5 }, 'BAD_REQUEST', path],
    [path, 'a list', ['a', 'b'], 'BAD_REQUEST', path],
  ];
}

export function missing(path: string): HostileRow[] {
  return [
    [path, 'absent', undefined, 'BAD_REQUEST', path],
    [path, 'null', null, 'BAD_REQUEST', path],
  ];
}
