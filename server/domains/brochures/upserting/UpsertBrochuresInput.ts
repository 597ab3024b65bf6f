import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { BrochureType } from '../BrochureType';
import { BrochureInput } from '../writing/input/BrochureInput';

export const mostUpserted = 500;
const sentence = `Send 1 to ${mostUpserted} ads.`;

/** Its fields are checked one ad at a time, so that one that is wrong stops no other. */
@InputType({ description: 'An ad under an id of one’s own. Fields that are absent stay as they are.' })
export class UpsertedBrochureInput extends BrochureInput {
  @Field({ description: 'The id of the ad in the caller’s own system, 1 to 100 characters, for good.' })
  externalId: string;

  @Field(() => BrochureType, { description: 'The kind of the ad, for good. ATDW_AD is only imported.' })
  type: BrochureType;
}

@InputType({ description: 'Ads of the own company, as another system has them.' })
export class UpsertBrochuresInput {
  @Field(() => [UpsertedBrochureInput], { description: 'They are saved in this order, each by itself.' })
  @ArrayMinSize(1, { message: sentence })
  @ArrayMaxSize(mostUpserted, { message: sentence })
  brochures: UpsertedBrochureInput[];

  @Field({
    defaultValue: false,
    description: 'True: drafts among them are sent for review, where they are complete.',
  })
  submit: boolean;
}
