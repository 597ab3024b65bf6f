import { Field, ID, ObjectType } from 'type-graphql';
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

  constructor(
    readonly firstId: number,
    readonly secondId: number,
    reasons: DuplicateReason[],
  ) {
    this.reasons = reasons;
  }
}
