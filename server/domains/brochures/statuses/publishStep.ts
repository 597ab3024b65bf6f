import type { RequestContext } from '../../../platform/context/RequestContext';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { DomainError } from '../../../shared/errors/DomainError';
import { assetTypesOf } from './assetTypesOf';
import { brochurePublishedJob } from './brochurePublishedJob';
import type { StatusStep } from './moveBrochure';
import { publishProblems } from './publishProblems';

/** PENDING_REVIEW → PUBLISHED, if the ad meets all requirements of its type. Its company gets a mail. */
export function publishStep(action: string, { clock, jobs }: Pick<RequestContext, 'clock' | 'jobs'>): StatusStep {
  const now = clock.now();
  return {
    action,
    verb: 'publish',
    async prepare(brochure, manager) {
      if (brochure.isDraft) throw draft();
      const assetTypes = await assetTypesOf(manager, brochure.id);
      const errors = publishProblems(brochure, assetTypes, calendarDay(now, brochure.timeZone));
      if (errors.length > 0) {
        const what = errors.map((error) => error.message).join(' ');
        throw new DomainError('VALIDATION_FAILED', `This ad cannot be published yet. ${what}`, { errors });
      }
      const job = { brochureId: brochure.id, publishedAt: now.toISOString() };
      await jobs.enqueue(manager, brochurePublishedJob, job);
      return { publishedAt: now };
    },
  };
}

function draft(): DomainError {
  const message = 'This ad is a draft: it is published after it was sent for review (submitBrochure).';
  return new DomainError('CONFLICT', message);
}
