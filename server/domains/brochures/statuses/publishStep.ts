import { calendarDay } from '../../../shared/dates/calendarDay';
import { DomainError } from '../../../shared/errors/DomainError';
import { assetTypesOf } from './assetTypesOf';
import type { StatusStep } from './moveBrochure';
import { publishProblems } from './publishProblems';

/** PENDING_REVIEW → PUBLISHED, if the ad meets all requirements of its type. */
export function publishStep(action: string, now: Date): StatusStep {
  return {
    action,
    verb: 'publish',
    async prepare(brochure, manager) {
      const assetTypes = await assetTypesOf(manager, brochure.id);
      const errors = publishProblems(brochure, assetTypes, calendarDay(now, brochure.timeZone));
      if (errors.length > 0) {
        const what = errors.map((error) => error.message).join(' ');
        throw new DomainError('VALIDATION_FAILED', `This ad cannot be published yet. ${what}`, { errors });
      }
      return { publishedAt: now };
    },
  };
}
