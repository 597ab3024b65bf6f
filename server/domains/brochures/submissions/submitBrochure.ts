import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize, authorizeRole } from '../../../shared/authorize';
import { Brochure } from '../Brochure';
import { lockBrochure } from '../lockBrochure';
import { assetTypesOf } from '../statuses/assetTypesOf';
import { publishProblems } from '../statuses/publishProblems';
import { brochureSubmittedJob } from './brochureSubmittedJob';
import { changeSubmission } from './changeSubmission';
import { mailSubmission } from './mailSubmission';

@ObjectType({ description: 'What `submitBrochure` did.' })
export class SubmitBrochurePayload {
  @Field(() => Brochure, { description: 'The ad as it is now.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

@InputType({ description: 'Which draft to send for review.' })
export class SubmitBrochureInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;
}

const action = 'submitBrochure';

/**
 * Sends a draft for review (docs/rules/statuses-and-reviews.md#drafts). An ad that waits already stays as it is.
 *
 * @throws DomainError VALIDATION_FAILED with all that publishing would still need, CONFLICT if the ad is not pending
 */
export async function submitBrochure(context: RequestContext, { id }: { id: number }): Promise<Brochure> {
  authorizeRole(context.viewer, action);
  return context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, id);
    authorize(context.viewer, action, brochure);
    if (brochure.status !== 'PENDING_REVIEW') throw notPending(brochure, 'sent for review');
    if (!brochure.isDraft) return brochure;
    const now = context.clock.now();
    const assetTypes = await assetTypesOf(manager, id);
    const errors = publishProblems(brochure, assetTypes, calendarDay(now, brochure.timeZone));
    if (errors.length > 0) {
      const missing = errors.map(({ message }) => message).join(' ');
      throw new DomainError('VALIDATION_FAILED', `This ad is not complete yet. ${missing}`, { errors });
    }
    const submitted = await changeSubmission(manager, context, brochure, { action, submittedAt: now });
    await mailSubmission(manager, context, { brochure: submitted, isChange: false });
    const job = { brochureId: id, submittedAt: now.toISOString() };
    await context.jobs.enqueue(manager, brochureSubmittedJob, job);
    return submitted;
  });
}

/** Returns the refusal to change the submission of an ad that is published or archived. */
export function notPending({ status }: Pick<Brochure, 'status'>, verb: string): DomainError {
  const state = status === 'PUBLISHED' ? 'published (PUBLISHED)' : 'archived (ARCHIVED)';
  return new DomainError('CONFLICT', `This ad is ${state} and cannot be ${verb}.`);
}
