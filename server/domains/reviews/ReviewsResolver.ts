import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root, Field, ObjectType } from 'type-graphql';
import DataLoader from 'dataloader';
import type { RequestContext, LoaderFactory } from '../../platform/context/RequestContext';
import { databaseIdOf } from '../../shared/globalId';
import { Brochure } from '../brochures/Brochure';
import { approvalProblems } from './approvalProblems';
import { BrochureProblem } from './brochure-check/BrochureProblem';
import { findPendingRevision } from './revisions/findPendingRevision';
import { mayReadReviews } from './mayReadReviews';
import { PendingRevision } from './revisions/PendingRevision';
import { renewBrochure, RenewBrochurePayload, RenewBrochureInput } from '../brochures/writing/renewBrochure';
import { reviewBrochure, ReviewBrochurePayload } from './reviewBrochure';
import { ReviewBrochureInput } from './ReviewBrochureInput';
import { updateBrochure, UpdateBrochureInput } from '../brochures/writing/updateBrochure';
import { UpdateBrochurePayload } from '../brochures/writing/UpdateBrochurePayload';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { ReviewDecision } from './ReviewDecision';

@ObjectType({ description: 'How an ad, or a change of it, was last decided about.' })
class LastReview {
  @Field(() => ReviewDecision, { description: 'The decision.' })
  decision: ReviewDecision;

  @Field(() => String, { nullable: true, description: 'What the administrator said with it.' })
  comment: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was decided.' })
  reviewedAt: Date;
}

interface Row {
  brochure_id: number;
  decision: LastReview['decision'];
  comment: string | null;
  reviewed_at: Date;
}

/** The last decision about an ad, by the ad's number. Looking without a decision does not count. */
const lastReviewLoader: LoaderFactory<number, LastReview | null> = ({ database }) =>
  new DataLoader<number, LastReview | null>(async (ids) => {
    const rows = await database.query<Row[]>(
      `SELECT DISTINCT ON (brochure_id) brochure_id, decision, comment, reviewed_at
       FROM brochure_reviews WHERE brochure_id = ANY ($1) AND decision IS NOT NULL
       ORDER BY brochure_id, id DESC`,
      [ids],
    );
    const byBrochure = new Map(rows.map((row) => [row.brochure_id, row]));
    return ids.map((id) => {
      const row = byBrochure.get(id);
      if (!row) return null;
      const { decision, comment, reviewed_at: reviewedAt } = row;
      return Object.assign(new LastReview(), { decision, comment, reviewedAt });
    });
  });

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
