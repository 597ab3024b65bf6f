import { ObjectType, Field, Int } from 'type-graphql';
import { In } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';
import { JobRun } from '../../platform/jobs/JobRun';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { Enquiry } from '../enquiries/Enquiry';
import { authorize } from '../../shared/authorize';

@ObjectType({ description: 'How the directory as a whole is doing. For administrators.' })
export class Overview {
  @Field(() => Int, {
    description: 'Mails that the mail server refused, that could not be sent for long, or that came back.',
  })
  readonly failedMailsCount: number;

  @Field(() => Int, { description: 'Mails that wait for an operator, because no mail server is configured.' })
  readonly heldMailsCount: number;

  @Field(() => Int, { description: 'Kinds of background work whose last run failed.' })
  readonly failedJobsCount: number;

  @Field(() => Int, { description: "Visitors' requests that nobody has handled yet." })
  readonly openEnquiriesCount: number;

  constructor(
    counts: Pick<Overview, 'failedMailsCount' | 'heldMailsCount' | 'failedJobsCount' | 'openEnquiriesCount'>,
  ) {
    this.failedMailsCount = counts.failedMailsCount;
    this.heldMailsCount = counts.heldMailsCount;
    this.failedJobsCount = counts.failedJobsCount;
    this.openEnquiriesCount = counts.openEnquiriesCount;
  }
}

export async function readOverview({ viewer, database }: RequestContext): Promise<Overview> {
  authorize(viewer, 'overview');
  const mails = database.getRepository(OutgoingMail);
  const [failedMailsCount, heldMailsCount, jobRuns, openEnquiriesCount] = await Promise.all([
    mails.countBy({ state: In(['FAILED', 'BOUNCED']) }),
    mails.countBy({ state: 'HELD' }),
    database.getRepository(JobRun).find(),
    database.getRepository(Enquiry).countBy({ state: 'OPEN' }),
  ]);
  const failedJobsCount = jobRuns.filter(({ lastOutcome }) => lastOutcome === 'FAILED').length;
  return new Overview({ failedMailsCount, heldMailsCount, failedJobsCount, openEnquiriesCount });
}
