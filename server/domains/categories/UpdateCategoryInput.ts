import { Field, ID, InputType, Int } from 'type-graphql';
import { CategoryIcon } from './CategoryIcon';

@InputType({ description: 'What changes in a category. What is absent stays as it is.' })
export class UpdateCategoryInput {
  @Field(() => ID, { description: 'Global id of the category.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Name for people, 1 to 80 characters.' })
  name?: string | null;

  @Field(() => Int, { nullable: true, description: 'Place among its neighbours, 0 to 9999.' })
  sortOrder?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether ads may be put into it.' })
  isActive?: boolean | null;

  @Field(() => CategoryIcon, {
    nullable: true,
    description: 'Its icon; absent: as it is; null: that of the category above.',
  })
  icon?: CategoryIcon | null;
}
