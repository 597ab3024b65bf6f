import type { RequestContext } from '../../platform/context/RequestContext';
import { calendarDay } from '../../shared/dates/calendarDay';
import type { FieldError } from '../../shared/errors/DomainError';
import { assetsOfBrochureLoader } from '../assets/assetsOfBrochureLoader';
import type { Brochure } from '../brochures/Brochure';
import { publishProblems } from '../brochures/statuses/publishProblems';
import { judgeChanges, lostNeeds } from '../brochures/writing/prepareChanges';
import { mayReadReviews } from './mayReadReviews';
import { openRevisionLoader } from './openRevisionLoader';

/**
 * What APPROVE would be refused for: what the ad, with the change that waits, lacks to be published. Empty where nothing
 * waits, and for those who are not concerned.
 */
export async function approvalProblems(context: RequestContext, brochure: Brochure): Promise<FieldError[]> {
  if (brochure.status === 'ARCHIVED' || !mayReadReviews(context.viewer, brochure)) return [];
  const { manager } = context.database;
  const now = context.clock.now();
  const revision = await context.loader(openRevisionLoader).load(brochure.id);
  const judged = revision && (await judgeChanges(manager, brochure, revision.changes, now));
  if (judged && judged.problems.length > 0) return judged.problems;
  const after = judged?.after ?? brochure;
  if (brochure.status === 'PUBLISHED') return judged ? lostNeeds(manager, brochure, after, now) : [];
  const assets = await context.loader(assetsOfBrochureLoader).load(brochure.id);
  const assetTypes = assets.map(({ type }) => type);
  return publishProblems(after, assetTypes, calendarDay(now, after.timeZone));
}
