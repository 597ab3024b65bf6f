import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A letter that names of ads begin with.' })
export class BrochureLetter {
  @Field({ description: 'As `filter.letter` takes it: A to Z, or 0-9.' })
  letter: string;

  @Field(() => Int, { description: 'How many ads the list has with this letter.' })
  count: number;
}
