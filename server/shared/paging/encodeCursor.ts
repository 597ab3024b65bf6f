import type { SortKey } from './SortKey';
import { orderSignature } from './orderSignature';

export type CursorValue = number | string;

/** Increase it when the content of cursors changes, so that older cursors are refused and not misread. */
export const cursorVersion = 1;

/** Encodes the sort keys of a row as an opaque cursor. */
export function encodeCursor(
  keys: readonly Pick<SortKey, 'name' | 'direction'>[],
  values: readonly CursorValue[],
): string {
  return Buffer.from(JSON.stringify([cursorVersion, orderSignature(keys), values])).toString('base64url');
}
