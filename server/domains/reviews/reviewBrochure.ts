import { Field, ObjectType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';
import { queueMail } from '../../platform/mailer/queueMail';
import { authorize } from '../../shared/authorize';
import { cleanText } from '../../shared/text/cleanText';
import { clearAssetLoaders } from '../brochures/assets/clearAssetLoaders';
import { withStoredFiles } from '../brochures/assets/files/withPreparedAssets';
import { Brochure } from '../brochures/Brochure';
import { displayTitle } from '../brochures/computed/displayTitle';
import { brochurePageUrl } from '../previews/brochurePageUrl';
import { Vendor } from '../vendors/Vendor';
import { commentMail } from './commentMail';
import { findOpenProposal, hashesOfProposal } from './findOpenProposal';
import { hasActiveLogin, recipientsOf } from './recipientsOf';
import type { ReviewDecision } from './ReviewDecision';
import type { Review } from './assertDecidable';
import { takeDecision } from './takeDecision';

interface Comment {
  reviewId: number;
  brochure: Brochure;
  isChange: boolean;
  decision: Exclude<ReviewDecision, 'APPROVE'>;
  comment: string;
}

/** Mails the administrator's comment to the vendor's logins, or else to the ad's address for enquiries. */
async function mailComment(
  manager: EntityManager,
  context: RequestContext,
  { reviewId, brochure, ...said }: Comment,
): Promise<void> {
  const { id: brochureId, vendorId } = brochure;
  const vendor = vendorId === null ? null : await manager.getRepository(Vendor).findOneBy({ id: vendorId });
  const hasLogin = await hasActiveLogin(manager, brochure);
  const mail = commentMail({
    ...said,
    brochureId,
    title: displayTitle(brochure, vendor) || 'without a title',
    vendorId: hasLogin ? vendorId : null,
    publicUrl: context.publicUrl,
    pageUrl: await brochurePageUrl(context, brochure),
  });
  for (const to of await recipientsOf(manager, brochure)) {
    await queueMail(manager, context, { eventKey: `review:${reviewId}:${to}`, to, ...mail });
  }
}

@ObjectType({ description: 'What `reviewBrochure` did.' })
export class ReviewBrochurePayload {
  @Field(() => Brochure, { description: 'The ad as it is now.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

/**
 * Approves, sends back or refuses an ad or its pending change, and records the reviewer
 * (docs/rules/statuses-and-reviews.md#reviews).
 */
export async function reviewBrochure(context: RequestContext, review: Review): Promise<Brochure> {
  authorize(context.viewer, 'reviewBrochure');
  const { id, decision } = review;
  const comment = review.comment === null ? null : cleanText(review.comment) || null;
  const hashes = decision === 'APPROVE' ? hashesOfProposal(await findOpenProposal(context.database.manager, id)) : [];
  const decide = () =>
    context.database.transaction(async (manager) => {
      const { reviewId, before, after, revision } = await takeDecision(manager, context, { ...review, comment });
      if (decision !== null && decision !== 'APPROVE' && comment !== null) {
        const isChange = revision !== null;
        await mailComment(manager, context, { reviewId, brochure: before, isChange, decision, comment });
      }
      return after;
    });
  // approval makes the proposed files public; they must not stay so if it fails
  const reviewed = await withStoredFiles(context, hashes, decide);
  clearAssetLoaders(context, id);
  return reviewed;
}
