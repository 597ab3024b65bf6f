import type { DataSource } from 'typeorm';
import { lastMailAt } from '../../../platform/mailer/delivery/lastMailAt';
import { findWaitingSubmissions } from './findWaitingSubmissions';
import { pauseMs } from './mailSubmission';
import { queueSubmissionMail, type SubmissionMailDependencies } from './queueSubmissionMail';
import { submissionTopic, type SubmissionSource } from './submissionTopic';

interface Dependencies extends SubmissionMailDependencies {
  database: DataSource;
}

/**
 * Mails the site's contact address all that a company has sent since the last mail about it and that still waits
 * (docs/rules/mails.md#steps-of-an-ad). Mails nothing if another mail was sent less than an hour ago: whatever was sent
 * after that has a job of its own.
 */
export async function mailLaterSubmissions(dependencies: Dependencies, source: SubmissionSource): Promise<void> {
  const { database, clock, mailSender } = dependencies;
  await database.transaction(async (manager) => {
    const recipient = mailSender.contactEmail;
    const last = await lastMailAt(manager, { topic: submissionTopic(source), recipient });
    if (last !== null && clock.now().getTime() - last.getTime() < pauseMs) return;
    // without a last mail, its record is older than mails are kept
    const since = last ?? new Date(clock.now().getTime() - 2 * pauseMs);
    const [first, ...more] = await findWaitingSubmissions(manager, source, since);
    if (first) await queueSubmissionMail(manager, dependencies, [first, ...more]);
  });
}
