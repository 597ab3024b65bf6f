import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Rows that were left out on purpose.' })
export class StreetImportSkipped {
  @Field({ description: 'Why, for example "outside the map".' })
  readonly reason: string;

  @Field(() => Int, { description: 'How many.' })
  readonly count: number;

  constructor(reason: string, count: number) {
    this.reason = reason;
    this.count = count;
  }
}
