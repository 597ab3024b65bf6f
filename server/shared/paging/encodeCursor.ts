import type { SortKey } from './SortKey';
import { orderSignature } from './orderSignature';

export type CursorValue = number | string;

/** Raised when the content of cursors changes, so that cursors of an older version are refused and not misread. */
export const cursorVersion = 1;

/** Where a row stands in a list. Opaque to callers; it holds nothing but the row's sort keys. */
export function encodeCursor(
  keys: readonly Pick<SortKey, 'name' | 'direction'>[],
  values: readonly CursorValue[],
): string {
  return Buffer.from(JSON.stringify([cursorVersion, orderSignature(keys), values])).toString('base64url');
}
