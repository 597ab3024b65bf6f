import { ArgsType, Field, Int } from 'type-graphql';
import { ForwardPageArgs } from './ForwardPageArgs';

/** Relay's four arguments. */
@ArgsType()
export class PageArgs extends ForwardPageArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'How many items from the end, 0 to 100; not together with `first`.',
  })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'Only items before the one with this cursor.' })
  before?: string | null;
}
