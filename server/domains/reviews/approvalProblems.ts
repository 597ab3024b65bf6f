import type { RequestContext } from '../../platform/context/RequestContext';
import { calendarDay } from '../../shared/dates/calendarDay';
import type { FieldError } from '../../shared/errors/DomainError';
import { assetsOfBrochureLoader } from '../brochures/assets/assetsOfBrochureLoader';
import { findLostAssets } from '../brochures/assets/changing/refuseLostAssets';
import { applyProposal } from '../brochures/assets/proposals/applyProposal';
import { proposalLoader } from '../brochures/assets/proposals/proposalLoader';
import { typesOf } from '../brochures/assets/typesOf';
import type { Brochure } from '../brochures/Brochure';
import { publishProblems } from '../brochures/statuses/publishProblems';
import { judgeChanges, lostNeeds } from '../brochures/writing/prepareChanges';
import { mayReadReviews } from './mayReadReviews';
import { openRevisionLoader } from '../brochures/revisions/openRevisionLoader';

/**
 * Returns the errors that APPROVE would report: what the ad, with its pending change, lacks for publication. Empty when
 * nothing waits, and for callers who may not read reviews.
 */
export async function approvalProblems(context: RequestContext, brochure: Brochure): Promise<FieldError[]> {
  if (brochure.status === 'ARCHIVED' || !mayReadReviews(context.viewer, brochure)) return [];
  const { manager } = context.database;
  const now = context.clock.now();
  const revision = await context.loader(openRevisionLoader).load(brochure.id);
  const judged = revision && (await judgeChanges(manager, brochure, revision.changes, context));
  if (judged && judged.problems.length > 0) return judged.problems;
  if (!judged && brochure.status === 'PUBLISHED') return [];
  const after = judged?.after ?? brochure;
  const today = calendarDay(now, after.timeZone);
  const assets = await context.loader(assetsOfBrochureLoader).load(brochure.id);
  const before = typesOf(assets);
  const kept = typesOf(applyProposal(assets, await context.loader(proposalLoader).load(brochure.id)));
  if (brochure.status === 'PENDING_REVIEW') return publishProblems(after, kept, today);
  const lost = findLostAssets(brochure, { before, after: kept, today });
  return [...(await lostNeeds(manager, brochure, after, now, before)), ...lost];
}
