import { Field, Int, ObjectType } from 'type-graphql';
import { Brochure } from '../Brochure';
import { BrochureRefusal } from '../bulk/BrochureRefusal';
import { UpsertOutcome } from './UpsertOutcome';

interface Result {
  externalId: string;
  outcome: UpsertOutcome;
  brochure: Brochure | null;
  refusal: BrochureRefusal | null;
}

@ObjectType({ description: 'What became of one ad that was sent with an id of one’s own.' })
export class UpsertedBrochure {
  @Field({ description: 'As it was sent.' })
  readonly externalId: string;

  @Field(() => UpsertOutcome, { description: 'What became of it.' })
  readonly outcome: UpsertOutcome;

  @Field(() => Brochure, { nullable: true, description: 'The ad as it is now; null when it was refused.' })
  readonly brochure: Brochure | null;

  @Field(() => BrochureRefusal, {
    nullable: true,
    description: 'Why it was refused; of an ad that was saved: why it was not sent for review.',
  })
  readonly refusal: BrochureRefusal | null;

  constructor({ externalId, outcome, brochure, refusal }: Result) {
    this.externalId = externalId;
    this.outcome = outcome;
    this.brochure = brochure;
    this.refusal = refusal;
  }
}

@ObjectType({ description: 'What `upsertBrochures` did to each ad.' })
export class UpsertBrochuresPayload {
  @Field(() => [UpsertedBrochure], { description: 'One for each ad, in their order.' })
  readonly results: UpsertedBrochure[];

  @Field(() => Int, { description: 'How many were refused.' })
  readonly refusedCount: number;

  constructor(results: UpsertedBrochure[]) {
    this.results = results;
    this.refusedCount = results.filter(({ outcome }) => outcome === 'REFUSED').length;
  }
}
