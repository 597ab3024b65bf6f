import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One value of a filter, and the size of the list with it.' })
export class FacetCount {
  @Field({ description: 'The value as the filter takes it: a type, or the code of a category or map area.' })
  value: string;

  @Field(() => Int, { description: 'How many ads the list has with this value.' })
  count: number;
}

const counts = 'Null where too many ads match to count them. Values without ads are absent.';

@ObjectType({ description: 'How many ads a list would have with other values of one filter. All other filters stay.' })
export class BrochureFacets {
  @Field(() => [FacetCount], { nullable: true, description: `By type. ${counts}` })
  types: FacetCount[] | null;

  @Field(() => [FacetCount], {
    nullable: true,
    description: `By category; a parent has the ads of its sub-categories. ${counts}`,
  })
  categories: FacetCount[] | null;

  @Field(() => [FacetCount], { nullable: true, description: `By map area. ${counts}` })
  mapAreas: FacetCount[] | null;
}
