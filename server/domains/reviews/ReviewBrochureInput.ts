import { Field, ID, InputType, Int } from 'type-graphql';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { HasLength } from '../../shared/validation/HasLength';
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
  @HasLength(0, 2000, 'A comment has at most 2,000 characters.')
  comment?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      '`version` of the ad that was looked at. With it nothing is decided about what somebody has changed since: CONFLICT.',
  })
  version?: number | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Together with `version`: `submittedAt` of the change that was looked at; absent: there was none.',
  })
  submittedAt?: Date | null;
}
