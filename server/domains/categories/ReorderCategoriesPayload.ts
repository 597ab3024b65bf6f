import { Field, ObjectType } from 'type-graphql';
import { Category } from './Category';

@ObjectType({ description: 'What `reorderCategories` did.' })
export class ReorderCategoriesPayload {
  @Field(() => [Category], { description: 'The categories of the level as they stand now.' })
  readonly categories: Category[];

  constructor(categories: Category[]) {
    this.categories = categories;
  }
}
