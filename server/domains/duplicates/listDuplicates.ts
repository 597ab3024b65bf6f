import type { RequestContext } from '../../platform/context/RequestContext';
import type { FlatEntity } from '../../platform/database/flatEntity';
import { keysetPage } from '../../platform/database/keysetPage';
import type { Page } from '../../platform/graphql/Page';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import { authorize } from '../../shared/permissions';
import { DuplicatePair } from './DuplicatePair';
import type { DuplicateReason } from './DuplicateReason';
import { duplicatesSql } from './duplicatesSql';

const newestFirst: readonly SortKey[] = [
  { name: 'SECOND', expression: 'p.second_id', direction: 'DESC', kind: 'integer', nullable: false },
  { name: 'FIRST', expression: 'p.first_id', direction: 'DESC', kind: 'integer', nullable: false },
];

const pairs: FlatEntity<DuplicatePair> = {
  select: 'p.first_id, p.second_id, p.reasons',
  width: 3,
  read: ({ first_id, second_id, reasons }) => pairOf(first_id, second_id, reasons),
  readAt: (values, start) => pairOf(values[start], values[start + 1], values[start + 2]),
};

function pairOf(first: unknown, second: unknown, reasons: unknown): DuplicatePair {
  return new DuplicatePair(first as number, second as number, reasons as DuplicateReason[]);
}

/** Ads that may be the same, the newest first. */
export function listDuplicates(
  context: RequestContext,
  page: Omit<PageArguments, 'offset'>,
): Promise<Page<{ item: DuplicatePair; cursor: string }>> {
  authorize(context.viewer, 'duplicateBrochures');
  return keysetPage(context.database, {
    entity: pairs,
    from: duplicatesSql,
    keys: newestFirst,
    conditions: () => [],
    page,
  });
}
