import { Field, ID, InputType, Int } from 'type-graphql';
import { CategoryIcon } from './CategoryIcon';

@InputType({ description: 'A new category or sub-category.' })
export class CreateCategoryInput {
  @Field({ description: '2 to 60 capital letters, digits and underscores; it stays as it is.' })
  code: string;

  @Field({ description: 'Name for people, 1 to 80 characters.' })
  name: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Global id of the category of the top level that it belongs to; null: it is one of the top level.',
  })
  parent?: string | null;

  @Field(() => Int, { nullable: true, description: 'Place among its neighbours, 0 to 9999; absent: the last.' })
  sortOrder?: number | null;

  @Field(() => CategoryIcon, { nullable: true, description: 'Its icon; absent or null: that of the category above.' })
  icon?: CategoryIcon | null;
}
