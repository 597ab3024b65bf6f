import { Field, Int, ObjectType } from 'type-graphql';
import { BrochureResult } from './BrochureResult';

@ObjectType({ description: 'What was done to several ads.' })
export abstract class BrochuresPayload {
  @Field(() => [BrochureResult], { description: 'One for each ad, in the order of the ids.' })
  readonly results: BrochureResult[];

  constructor(results: BrochureResult[]) {
    this.results = results;
  }

  @Field(() => Int, { description: 'How many were done.' })
  get doneCount(): number {
    return this.results.filter(({ refusal }) => refusal === null).length;
  }
}
