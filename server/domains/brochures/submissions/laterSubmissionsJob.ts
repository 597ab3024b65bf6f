import type { JobDefinition } from '../../../platform/jobs/JobQueue';
import type { SubmissionSource } from './submissionTopic';

/** Mails the site's contact address what a company has sent within an hour of the mail before. */
export const laterSubmissionsJob: JobDefinition<SubmissionSource> = {
  name: 'mail-later-submissions',
  // a minute more than the pause between two mails, so that the pause is over on any clock
  delaySeconds: 61 * 60,
};
