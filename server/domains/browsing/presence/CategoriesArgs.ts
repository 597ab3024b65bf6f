import { ArgsType, Field } from 'type-graphql';
import { ActiveListArgs } from './ActiveListArgs';

@ArgsType()
export class CategoriesArgs extends ActiveListArgs {
  @Field(() => Boolean, {
    defaultValue: false,
    nullable: true,
    description: 'Those too that take no more ads. For administrators; not together with `activeOnly`.',
  })
  includeInactive?: boolean | null;
}
