import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A row of a file that could not be taken.' })
export class StreetImportRefusal {
  @Field(() => Int, { description: 'Number of the feature, or line of the table.' })
  readonly row: number;

  @Field({ description: 'What is wrong with it.' })
  readonly problem: string;

  constructor(row: number, problem: string) {
    this.row = row;
    this.problem = problem;
  }
}
