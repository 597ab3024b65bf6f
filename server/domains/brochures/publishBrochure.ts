import type { RequestContext } from '../../platform/context/RequestContext';
import { calendarDay } from '../../shared/dates/calendarDay';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/permissions';
import { assetTypesOf } from './assetTypesOf';
import type { Brochure } from './Brochure';
import { changeBrochureStatus } from './changeBrochureStatus';
import { publishProblems } from './publishProblems';

/** PENDING_REVIEW → PUBLISHED, when the ad has all that its type needs. */
export async function publishBrochure(context: RequestContext, { id }: { id: number }): Promise<Brochure> {
  authorize(context.viewer, 'publishBrochure');
  const now = context.clock.now();
  return changeBrochureStatus(context, id, {
    action: 'publishBrochure',
    verb: 'publish',
    async prepare(brochure, manager) {
      const assetTypes = await assetTypesOf(manager, id);
      const errors = publishProblems(brochure, assetTypes, calendarDay(now, brochure.timeZone));
      if (errors.length > 0) {
        const what = errors.map((error) => error.message).join(' ');
        throw new DomainError('VALIDATION_FAILED', `This ad cannot be published yet. ${what}`, { errors });
      }
      return { publishedAt: now };
    },
  });
}
