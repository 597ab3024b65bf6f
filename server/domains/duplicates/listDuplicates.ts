import { ArgsType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import type { FlatEntity } from '../../platform/database/flatEntity';
import { keysetPage } from '../../platform/database/keysetPage';
import type { Page } from '../../platform/graphql/Page';
import { PageArgs } from '../../platform/graphql/PageArgs';
import { authorize } from '../../shared/authorize';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import { duplicateConditions, withDuplicateFilter, type DuplicateFilter } from './DuplicateFilter';
import { DuplicatePair } from './DuplicatePair';
import type { DuplicateReason } from './DuplicateReason';
import { duplicatesWithAdsSql } from './duplicatesSql';

@ArgsType()
export class DuplicateBrochuresArgs extends withDuplicateFilter(PageArgs) {}

type ListDuplicatesInput = DuplicateFilter & Omit<PageArguments, 'offset'>;

const likeliestFirst: readonly SortKey[] = [
  { name: 'SCORE', expression: 'p.score', direction: 'DESC', kind: 'integer', nullable: false },
  { name: 'SECOND', expression: 'p.second_id', direction: 'DESC', kind: 'integer', nullable: false },
  { name: 'FIRST', expression: 'p.first_id', direction: 'DESC', kind: 'integer', nullable: false },
];

const pairs: FlatEntity<DuplicatePair> = {
  select: 'p.first_id, p.second_id, p.score, p.reasons',
  width: 4,
  read: ({ first_id, second_id, score, reasons }) => pairOf(first_id, second_id, score, reasons),
  readAt: (values, start) => pairOf(values[start], values[start + 1], values[start + 2], values[start + 3]),
};

function pairOf(first: unknown, second: unknown, score: unknown, reasons: unknown): DuplicatePair {
  return new DuplicatePair(first as number, second as number, score as number, reasons as DuplicateReason[]);
}

/** Lists pairs of possible duplicates, the likeliest first and among those the newest. */
export function listDuplicates(
  context: RequestContext,
  { reason, q, minScore, place, ...page }: ListDuplicatesInput,
): Promise<Page<{ item: DuplicatePair; cursor: string }>> {
  authorize(context.viewer, 'duplicateBrochures');
  return keysetPage(context.database, {
    ...{ entity: pairs, from: duplicatesWithAdsSql, keys: likeliestFirst, page },
    conditions: (values) => duplicateConditions({ reason, q, minScore, place }, values),
  });
}
