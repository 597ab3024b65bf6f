import { ArgsType, Field, Int } from 'type-graphql';

/** `first` and `after`, for short lists that only page forward. */
@ArgsType()
export class ForwardPageArgs {
  @Field(() => Int, { nullable: true, description: 'How many items from the front, 0 to 100; 24 when absent.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Only items after the one with this cursor.' })
  after?: string | null;
}
