import { Field, ObjectType } from 'type-graphql';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { ReviewDecision } from './ReviewDecision';

@ObjectType({ description: 'How an ad, or a change of it, was last decided about.' })
export class LastReview {
  @Field(() => ReviewDecision, { description: 'The decision.' })
  decision: ReviewDecision;

  @Field(() => String, { nullable: true, description: 'What the administrator said with it.' })
  comment: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was decided.' })
  reviewedAt: Date;
}
