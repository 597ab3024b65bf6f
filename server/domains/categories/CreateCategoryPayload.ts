import { Field, ObjectType } from 'type-graphql';
import { Category } from './Category';

@ObjectType({ description: 'What `createCategory` did.' })
export class CreateCategoryPayload {
  @Field(() => Category, { description: 'The category as it is now.' })
  readonly category: Category;

  constructor(category: Category) {
    this.category = category;
  }
}
