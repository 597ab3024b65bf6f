import { Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, InputType, Int, type ClassType } from 'type-graphql';
import { containsText } from '../../platform/database/containsText';
import type { SqlValues } from '../../platform/database/SqlValues';
import { DuplicateReason } from './DuplicateReason';

/** Which suspected duplicates. */
export interface DuplicateFilter {
  reason?: DuplicateReason | null;
  q?: string | null;
  minScore?: number | null;
  place?: string | null;
}

const mostScore = 100;
const scored = `A score is a whole number from 0 to ${mostScore}.`;

/** The filter of suspected duplicates, for arguments and inputs: `class XArgs extends withDuplicateFilter(PageArgs) {}`. */
export function withDuplicateFilter<T extends object>(base: ClassType<T>) {
  @ArgsType()
  @InputType()
  class Filtered extends (base as ClassType) implements DuplicateFilter {
    @Field(() => DuplicateReason, { nullable: true, description: 'Only pairs that have this reason.' })
    reason?: DuplicateReason | null;

    @Field(() => String, {
      nullable: true,
      description: 'Only pairs with an ad whose title or company holds this text.',
    })
    @MaxLength(200, { message: 'Search for at most 200 characters.' })
    q?: string | null;

    @Field(() => Int, { nullable: true, description: 'Only pairs with this score or a higher one.' })
    @Min(0, { message: scored })
    @Max(mostScore, { message: scored })
    minScore?: number | null;

    @Field(() => String, {
      nullable: true,
      description: 'Only pairs with an ad of this suburb or postcode, in any case.',
    })
    @MaxLength(80, { message: 'A suburb or postcode has at most 80 characters.' })
    place?: string | null;
  }
  return Filtered as ClassType<T & DuplicateFilter>;
}

const named = ['one.title', 'one.company_name', 'other.title', 'other.company_name'];

/** SQL conditions on pairs `p` with their ads `one` and `other`. */
export function duplicateConditions({ reason, q, minScore, place }: DuplicateFilter, values: SqlValues): string[] {
  const inPlace = (text: string): string => {
    const value = values.add(text.trim());
    return `(${['one', 'other'].map((ad) => `lower(${ad}.city) = lower(${value}) OR ${ad}.postcode = ${value}`).join(' OR ')})`;
  };
  return [
    ...(reason == null ? [] : [`${values.add(reason)} = ANY(p.reasons)`]),
    ...(q?.trim() ? [containsText(named, q, values)] : []),
    ...(minScore == null ? [] : [`p.score >= ${values.add(minScore)}`]),
    ...(place?.trim() ? [inPlace(place)] : []),
  ];
}
