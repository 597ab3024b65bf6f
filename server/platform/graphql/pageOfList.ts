import { parseGlobalId, toGlobalId } from '../../shared/globalId';
import { DomainError } from '../../shared/errors/DomainError';
import { readPageArguments, type PageArguments } from '../../shared/paging/readPageArguments';
import type { Page } from './Page';

interface Item {
  id: number;
}

const defaultSize = 24;

/**
 * Returns a page of a list that is short enough to read whole, of at most `maxSize` items. A cursor names the item before
 * the page.
 */
export function pageOfList<T extends Item>(
  items: readonly T[],
  args: Pick<PageArguments, 'first' | 'after'>,
  maxSize = 100,
): Page<{ item: T; cursor: string }> {
  const { size, after } = readPageArguments(args, { defaultSize, maxSize });
  const start = after === null ? 0 : positionAfter(items, after);
  const shown = items.slice(start, start + size);
  return {
    edges: shown.map((item) => ({ item, cursor: toGlobalId('After', item.id) })),
    hasNextPage: start + size < items.length,
    hasPreviousPage: start > 0,
    totalCount: () => items.length,
  };
}

/**
 * Returns the position after an item. If the item has left the list, its successors are unknown, so the list ends here.
 */
function positionAfter(items: readonly Item[], cursor: string): number {
  const named = parseGlobalId(cursor);
  if (named?.type !== 'After') {
    const message = '"after" has to be a cursor as this list gave it.';
    throw new DomainError('VALIDATION_FAILED', message, {
      errors: [{ field: 'after', code: 'INVALID_CURSOR', message }],
    });
  }
  const position = items.findIndex(({ id }) => id === named.databaseId);
  return position === -1 ? items.length : position + 1;
}
