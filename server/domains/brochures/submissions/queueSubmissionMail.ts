import type { EntityManager } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import type { JobQueue } from '../../../platform/jobs/JobQueue';
import { composeMail } from '../../../platform/mailer/composing/composeMail';
import type { MailSender } from '../../../platform/mailer/MailSender';
import { queueMail } from '../../../platform/mailer/queueMail';
import { cutText } from '../../../shared/text/cutText';
import { Vendor } from '../../vendors/Vendor';
import { displayTitle } from '../computed/displayTitle';
import type { Submission } from './findWaitingSubmissions';
import { sourceOf, submissionTopic } from './submissionTopic';

export interface SubmissionMailDependencies {
  clock: Clock;
  jobs: JobQueue;
  mailSender: MailSender;
}

/** Mails the site's contact address what one company has sent to be reviewed: the first one in the subject. */
export async function queueSubmissionMail(
  manager: EntityManager,
  { clock, jobs, mailSender }: SubmissionMailDependencies,
  [first, ...more]: readonly [Submission, ...Submission[]],
): Promise<void> {
  const { publicUrl, contactEmail } = mailSender;
  const source = sourceOf(first.brochure);
  const { vendorId } = source;
  const vendor = vendorId === null ? null : await manager.getRepository(Vendor).findOneBy({ id: vendorId });
  const titleOf = ({ brochure }: Submission) => displayTitle(brochure, vendor) || `number ${brochure.id}`;
  const lines = [first, ...more].flatMap((submission) => {
    const { brochure, isChange } = submission;
    const what = isChange ? 'a change of the ad' : 'the ad';
    return [
      `${vendor?.companyName ?? 'A vendor'} has sent ${what} “${titleOf(submission)}” (number ${brochure.id}).`,
      { label: 'Review it', url: `${publicUrl}/admin/reviews/${brochure.id}` },
    ];
  });
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  await queueMail(
    manager,
    { clock, jobs },
    {
      eventKey: `${submissionTopic(source)}:${source.brochureId}:${clock.now().getTime()}`,
      to: contactEmail,
      subject: `${first.isChange ? 'A change' : 'An ad'} waits for review: ${cutText(titleOf(first), 100)}${others}`,
      ...composeMail([...lines, { label: 'All that waits', url: `${publicUrl}/admin/reviews` }]),
    },
  );
}
