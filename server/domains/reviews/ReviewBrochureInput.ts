import { MaxLength, ValidateIf } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { ReviewDecision } from './ReviewDecision';

@InputType({ description: 'What an administrator makes of an ad.' })
export class ReviewBrochureInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field(() => ReviewDecision, {
    nullable: true,
    description: 'Absent: it is only kept who looked at the ad, and when.',
  })
  decision?: ReviewDecision | null;

  @Field(() => String, {
    nullable: true,
    description: 'For the vendor, up to 2,000 characters. REQUEST_CHANGES and REJECT need it.',
  })
  @ValidateIf((_, value) => value != null)
  @MaxLength(2000, { message: 'A comment has at most 2,000 characters.' })
  comment?: string | null;
}
