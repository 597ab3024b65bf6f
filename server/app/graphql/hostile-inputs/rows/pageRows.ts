import type { HostileRow } from '../HostileOperation';
import { intRows } from './numberRows';

const spell = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** Relay's arguments of a list that pages forward only. */
export function forwardPageRows(most = 100): HostileRow[] {
  return [...intRows('first', 0, most), ...cursorRows('after')];
}

/** Relay's arguments of a list that pages in both directions. */
export function pageRows(): HostileRow[] {
  return [...forwardPageRows(), ...intRows('last', 0, 100), ...cursorRows('before')];
}

function cursorRows(argument: 'after' | 'before'): HostileRow[] {
  const cursors: [string, string][] = [
    ['empty', ''],
    ['no base64', '%%%'],
    ['no list', spell({ a: 1 })],
    ['of another version', spell([99, '', []])],
    ['of another order', spell([1, 'nothing:ASC', [1]])],
    ['with a null character', '\0'],
    ['SQL', `' OR 1=1 --`],
    ['endless', 'A'.repeat(100_000)],
    ['deep', Buffer.from('['.repeat(3000)).toString('base64url')],
  ];
  return cursors.map(([what, cursor]) => [argument, what, cursor, 'VALIDATION_FAILED', argument]);
}
