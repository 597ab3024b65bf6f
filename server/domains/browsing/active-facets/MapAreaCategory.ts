import { Field, Int, ObjectType } from 'type-graphql';
import { Category } from '../../categories/Category';

@ObjectType({ description: 'A category or sub-category with ads of one area.' })
export class MapAreaCategory {
  @Field(() => Category, { description: 'The category.' })
  readonly category: Category;

  @Field(() => Int, {
    description: 'How many ads of the area the public finds in it, those of its sub-categories included.',
  })
  readonly activeBrochuresCount: number;

  constructor(category: Category, activeBrochuresCount: number) {
    this.category = category;
    this.activeBrochuresCount = activeBrochuresCount;
  }
}
