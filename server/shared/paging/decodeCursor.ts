import { DomainError } from '../errors/DomainError';
import { cursorVersion, type CursorValue } from './encodeCursor';
import { orderSignature } from './orderSignature';
import type { SortKey, SortKind } from './SortKey';

const longest = 4_096;
const largestInteger = 2_147_483_647;

const fits: Record<SortKind, (value: unknown) => boolean> = {
  integer: (value) => Number.isInteger(value) && Math.abs(value as number) <= largestInteger,
  float: (value) => Number.isFinite(value),
  text: (value) => typeof value === 'string' && !value.includes('\0'),
};

/** Reads a cursor of this order; refuses any other with a sentence that says what to do. */
export function decodeCursor(
  keys: readonly Pick<SortKey, 'name' | 'direction' | 'kind'>[],
  cursor: string,
  argument: 'after' | 'before',
): CursorValue[] {
  const content = read(cursor);
  if (!Array.isArray(content))
    throw refuse(argument, 'is not a cursor of this list; copy it from an edge or from pageInfo');
  const [version, signature, values] = content as unknown[];
  if (version !== cursorVersion) throw refuse(argument, 'comes from another version; start again from the first page');
  if (signature !== orderSignature(keys)) {
    throw refuse(
      argument,
      'belongs to a list in another order; start again from the first page or ask for the same order',
    );
  }
  const whole =
    Array.isArray(values) && values.length === keys.length && keys.every((key, at) => fits[key.kind](values[at]));
  if (!whole) throw refuse(argument, 'is damaged; start again from the first page');
  return values as CursorValue[];
}

function read(cursor: string): unknown {
  if (cursor.length > longest) return null;
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

function refuse(argument: string, problem: string): DomainError {
  const message = `The cursor in "${argument}" ${problem}.`;
  return new DomainError('VALIDATION_FAILED', message, {
    errors: [{ field: argument, code: 'INVALID_CURSOR', message }],
  });
}
