import { Field, ID, Int, ObjectType } from 'type-graphql';
import { opaqueId } from '../../shared/opaqueId';
import { DuplicateReason } from './DuplicateReason';

@ObjectType({ description: 'Two ads that may be the same; the first is the older one. For administrators.' })
export class DuplicatePair {
  @Field(() => ID, { description: 'The same for the same two ads. Not a Node: read `first` and `second` again.' })
  get id(): string {
    return opaqueId('DuplicatePair', this.firstId, this.secondId);
  }

  @Field(() => [DuplicateReason], { description: 'Why.' })
  readonly reasons: DuplicateReason[];

  @Field(() => Int, { description: 'How likely they are the same, up to 100.' })
  readonly score: number;

  constructor(
    readonly firstId: number,
    readonly secondId: number,
    score: number,
    reasons: DuplicateReason[],
  ) {
    this.score = score;
    this.reasons = reasons;
  }
}
