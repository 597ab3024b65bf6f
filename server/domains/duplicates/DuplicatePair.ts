import { Field, ObjectType } from 'type-graphql';
import { DuplicateReason } from './DuplicateReason';

@ObjectType({ description: 'Two ads that may be the same; the first is the older one. For administrators.' })
export class DuplicatePair {
  @Field(() => [DuplicateReason], { description: 'Why.' })
  readonly reasons: DuplicateReason[];

  constructor(
    readonly firstId: number,
    readonly secondId: number,
    reasons: DuplicateReason[],
  ) {
    this.reasons = reasons;
  }
}
