import type { RequestContext } from '../../../platform/context/RequestContext';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { DomainError } from '../../../shared/errors/DomainError';
import type { AssetType } from '../assets/AssetType';
import type { Brochure } from '../Brochure';
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
      assertPublishable(brochure, await assetTypesOf(manager, brochure.id), now);
      const job = { brochureId: brochure.id, publishedAt: now.toISOString() };
      await jobs.enqueue(manager, brochurePublishedJob, job);
      return { publishedAt: now };
    },
  };
}

/**
 * Checks all that publishing an ad requires.
 *
 * @throws DomainError CONFLICT for a draft, VALIDATION_FAILED for an ad that lacks something
 */
export function assertPublishable(brochure: Brochure, assetTypes: readonly AssetType[], now: Date): void {
  if (brochure.isDraft) throw draft();
  const errors = publishProblems(brochure, assetTypes, calendarDay(now, brochure.timeZone));
  if (errors.length === 0) return;
  const what = errors.map((error) => error.message).join(' ');
  throw new DomainError('VALIDATION_FAILED', `This ad cannot be published yet. ${what}`, { errors });
}

function draft(): DomainError {
  const message = 'This ad is a draft: it is published after it was sent for review (submitBrochure).';
  return new DomainError('CONFLICT', message);
}
