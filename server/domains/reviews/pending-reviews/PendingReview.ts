import { Field, ID, ObjectType } from 'type-graphql';
import { opaqueId } from '../../../shared/opaqueId';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { Brochure } from '../../brochures/Brochure';
import { PendingReviewKind } from './PendingReviewKind';

@ObjectType({ description: 'An ad that waits for a decision, or whose change or request to be archived does.' })
export class PendingReview {
  @Field(() => ID, { description: 'One for each ad: an ad waits once. Not a Node: read `brochure` again.' })
  get id(): string {
    return opaqueId('PendingReview', this.brochure.id);
  }

  @Field(() => Brochure, {
    description: 'The ad; what is to change stands in its `pendingRevision`, why it is to go in its `archiveRequest`.',
  })
  brochure: Brochure;

  @Field(() => PendingReviewKind, { description: 'What waits.' })
  kind: PendingReviewKind;

  @Field(() => GraphQLDateTime, { description: 'Since when it waits.' })
  waitingSince: Date;

  @Field({ description: 'Whether it was sent back, and the vendor has not written anything since.' })
  isSentBack: boolean;

  /** the login that looks at it */
  assigneeId: number | null;
}
