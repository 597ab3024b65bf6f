import { MaxLength } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { containsText } from '../../platform/database/containsText';
import type { FlatEntity } from '../../platform/database/flatEntity';
import { keysetPage } from '../../platform/database/keysetPage';
import type { Page } from '../../platform/graphql/Page';
import { PageArgs } from '../../platform/graphql/PageArgs';
import { authorize } from '../../shared/authorize';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import { DuplicatePair } from './DuplicatePair';
import { DuplicateReason } from './DuplicateReason';
import { duplicatesSql } from './duplicatesSql';

@ArgsType()
export class DuplicateBrochuresArgs extends PageArgs {
  @Field(() => DuplicateReason, { nullable: true, description: 'Only pairs that have this reason.' })
  reason?: DuplicateReason | null;

  @Field(() => String, { nullable: true, description: 'Only pairs with an ad whose title or company holds this text.' })
  @MaxLength(200, { message: 'Search for at most 200 characters.' })
  q?: string | null;
}

interface ListDuplicatesInput extends Omit<PageArguments, 'offset'> {
  reason?: DuplicateReason | null;
  q?: string | null;
}

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

const named = ['one.title', 'one.company_name', 'other.title', 'other.company_name'];

/** Lists pairs of possible duplicates, the likeliest first and among those the newest. */
export function listDuplicates(
  context: RequestContext,
  { reason, q, ...page }: ListDuplicatesInput,
): Promise<Page<{ item: DuplicatePair; cursor: string }>> {
  authorize(context.viewer, 'duplicateBrochures');
  return keysetPage(context.database, {
    entity: pairs,
    from: `${duplicatesSql} JOIN brochures one ON one.id = p.first_id JOIN brochures other ON other.id = p.second_id`,
    keys: likeliestFirst,
    conditions: (values) => [
      ...(reason == null ? [] : [`${values.add(reason)} = ANY(p.reasons)`]),
      ...(q?.trim() ? [containsText(named, q, values)] : []),
    ],
    page,
  });
}
