import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { lastMailAt } from '../../../platform/mailer/delivery/lastMailAt';
import { findWaitingSubmissions, type Submission } from './findWaitingSubmissions';
import { laterSubmissionsJob } from './laterSubmissionsJob';
import { queueSubmissionMail } from './queueSubmissionMail';
import { sourceOf, submissionTopic } from './submissionTopic';

/** the pause between two mails about one company */
export const pauseMs = 60 * 60_000;

/**
 * Mails the site's contact address that a vendor has sent something to be reviewed. Within an hour of the last mail about
 * the company a job mails it later, together with others (docs/rules/mails.md#steps-of-an-ad).
 */
export async function mailSubmission(
  manager: EntityManager,
  context: RequestContext,
  submission: Submission,
): Promise<void> {
  const source = sourceOf(submission.brochure);
  const recipient = context.mailSender.contactEmail;
  const last = await lastMailAt(manager, { topic: submissionTopic(source), recipient });
  if (last !== null && context.clock.now().getTime() - last.getTime() < pauseMs) {
    await context.jobs.enqueue(manager, laterSubmissionsJob, source);
    return;
  }
  const earlier = last === null ? [] : await findWaitingSubmissions(manager, source, last);
  const others = earlier.filter(({ brochure }) => brochure.id !== source.brochureId);
  await queueSubmissionMail(manager, context, [submission, ...others]);
}
