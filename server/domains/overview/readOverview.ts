import { In } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';
import { JobRun } from '../../platform/jobs/JobRun';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { authorize } from '../../shared/permissions';
import { Overview } from './Overview';

export async function readOverview({ viewer, database }: RequestContext): Promise<Overview> {
  authorize(viewer, 'overview');
  const mails = database.getRepository(OutgoingMail);
  const [failedMailsCount, heldMailsCount, jobRuns] = await Promise.all([
    mails.countBy({ state: In(['FAILED', 'BOUNCED']) }),
    mails.countBy({ state: 'HELD' }),
    database.getRepository(JobRun).find(),
  ]);
  const failedJobsCount = jobRuns.filter(({ lastOutcome }) => lastOutcome === 'FAILED').length;
  return new Overview({ failedMailsCount, heldMailsCount, failedJobsCount });
}
