import { Field, Int, ObjectType } from 'type-graphql';

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

  constructor(counts: Pick<Overview, 'failedMailsCount' | 'heldMailsCount' | 'failedJobsCount'>) {
    this.failedMailsCount = counts.failedMailsCount;
    this.heldMailsCount = counts.heldMailsCount;
    this.failedJobsCount = counts.failedJobsCount;
  }
}
