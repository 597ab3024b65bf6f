import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { databaseIdOf } from '../../shared/globalId';
import { Brochure } from '../brochures/Brochure';
import { approvalProblems } from './approvalProblems';
import { BrochureProblem } from './brochure-check/BrochureProblem';
import { findPendingRevision } from './findPendingRevision';
import { LastReview } from './LastReview';
import { lastReviewLoader } from './lastReviewLoader';
import { mayReadReviews } from './mayReadReviews';
import { PendingRevision } from './PendingRevision';
import { renewBrochure } from './renewBrochure';
import { RenewBrochureInput } from './RenewBrochureInput';
import { RenewBrochurePayload } from './RenewBrochurePayload';
import { reviewBrochure } from './reviewBrochure';
import { ReviewBrochureInput } from './ReviewBrochureInput';
import { ReviewBrochurePayload } from './ReviewBrochurePayload';
import { updateBrochure } from './updateBrochure';
import { UpdateBrochureInput } from './UpdateBrochureInput';
import { UpdateBrochurePayload } from './UpdateBrochurePayload';

/** Changes of ads, at once or after a review. */
@Resolver(() => Brochure)
export class ReviewsResolver {
  @FieldResolver(() => PendingRevision, {
    nullable: true,
    description: "The vendor's change that waits; null without one, and for those who are not concerned.",
  })
  pendingRevision(@Root() brochure: Brochure, @Ctx() context: RequestContext): Promise<PendingRevision | null> {
    return findPendingRevision(context, brochure);
  }

  @FieldResolver(() => LastReview, {
    nullable: true,
    description: 'The last decision about it; null before the first, and for those who are not concerned.',
  })
  async lastReview(@Root() brochure: Brochure, @Ctx() context: RequestContext): Promise<LastReview | null> {
    return mayReadReviews(context.viewer, brochure) ? context.loader(lastReviewLoader).load(brochure.id) : null;
  }

  @FieldResolver(() => [BrochureProblem], {
    description:
      'What approving it would be refused for, with the change that waits; none where it can be approved, and for those who are not concerned.',
  })
  async approvalProblems(@Root() brochure: Brochure, @Ctx() context: RequestContext): Promise<BrochureProblem[]> {
    return (await approvalProblems(context, brochure)).map((problem) => new BrochureProblem(problem));
  }

  @Mutation(() => UpdateBrochurePayload, {
    description:
      'Changes an ad. Administrators any, at once; vendors their own: at once while it waits for review, after a review when it is published. CONFLICT when somebody else changed it since `version`; VALIDATION_FAILED names every field that breaks a rule or that its type does not have.',
  })
  async updateBrochure(
    @Arg('input', () => UpdateBrochureInput, { description: 'Which ad, and what is to be different.' })
    { id, version, ...input }: UpdateBrochureInput,
    @Ctx() context: RequestContext,
  ): Promise<UpdateBrochurePayload> {
    const update = { id: databaseIdOf(id, 'Brochure', 'id'), version, input };
    return new UpdateBrochurePayload(await updateBrochure(context, update));
  }

  @Mutation(() => RenewBrochurePayload, {
    description:
      'Gives an ad that has ended, or soon will, new dates. Administrators any, vendors their own: of a published ad they wait for a review, one that was archived because it ended waits for review with them. CONFLICT for an ad that was archived for another reason or has no last day.',
  })
  async renewBrochure(
    @Arg('input', () => RenewBrochureInput, { description: 'Which ad, and the new dates.' })
    { id, ...dates }: RenewBrochureInput,
    @Ctx() context: RequestContext,
  ): Promise<RenewBrochurePayload> {
    return new RenewBrochurePayload(await renewBrochure(context, { id: databaseIdOf(id, 'Brochure', 'id'), ...dates }));
  }

  @Mutation(() => ReviewBrochurePayload, {
    description:
      'Approves an ad or the change of it that waits, sends it back, or refuses it; without a decision it is kept who looked and when. For administrators.',
  })
  async reviewBrochure(
    @Arg('input', () => ReviewBrochureInput, { description: 'Which ad, and the decision.' })
    { id, decision = null, comment = null, version, submittedAt = null }: ReviewBrochureInput,
    @Ctx() context: RequestContext,
  ): Promise<ReviewBrochurePayload> {
    const seen = version == null ? null : { version, submittedAt };
    const review = { id: databaseIdOf(id, 'Brochure', 'id'), decision, comment, seen };
    return new ReviewBrochurePayload(await reviewBrochure(context, review));
  }
}
