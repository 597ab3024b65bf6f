import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'The order of the categories of one level.' })
export class ReorderCategoriesInput {
  @Field(() => ID, { nullable: true, description: 'Whose sub-categories; null: those of the top level.' })
  parent?: string | null;

  @Field(() => [ID], {
    description: 'Global ids of all categories of the level, inactive ones included, in their order.',
  })
  ids: string[];
}
