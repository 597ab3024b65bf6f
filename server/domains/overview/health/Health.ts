import { Field, Float, Int, ObjectType } from 'type-graphql';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';

@ObjectType({ description: 'How the server that answers is doing now. For administrators.' })
export class Health {
  @Field(() => GraphQLDateTime, { description: 'When this server started.' })
  startedAt: Date;

  @Field(() => Float, { description: 'Requests a second, in the last five minutes.' })
  requestsPerSecond: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Share of requests that failed by our fault (500 and above), from 0 to 1; null without requests.',
  })
  failedShare: number | null;

  @Field(() => Float, {
    nullable: true,
    description: '95 of 100 requests took less, in milliseconds; null without requests, or above half a minute.',
  })
  p95Ms: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Longest wait of the program for itself in the last minute or two, in milliseconds.',
  })
  eventLoopLagMs: number | null;

  @Field(() => Float, { description: 'Memory of the process in bytes.' })
  memoryBytes: number;

  @Field(() => Float, { description: 'Limit of the memory for objects in bytes; the process ends beyond it.' })
  heapLimitBytes: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Share of public answers that came from the response cache, since the start; null without any.',
  })
  cacheHitShare: number | null;

  @Field(() => Float, { description: 'Bytes of the response cache.' })
  cacheBytes: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Free bytes of the disk with the files (and the built-in database); null: not known, as with a bucket.',
  })
  diskFreeBytes: number | null;

  @Field(() => Float, { nullable: true, description: 'Bytes of that disk.' })
  diskBytes: number | null;

  @Field(() => Int, { description: 'Connections to the database in use.' })
  connectionsUsed: number;

  @Field(() => Int, { description: 'Most connections at once.' })
  connectionsLimit: number;

  @Field(() => Int, { description: 'Requests that wait for a connection.' })
  connectionsWaiting: number;

  @Field(() => Int, { description: 'Jobs that are due and have not begun.' })
  jobsWaiting: number;

  @Field(() => Float, { description: 'For how many seconds the oldest of them has been due.' })
  oldestJobSeconds: number;

  @Field(() => Int, { description: 'Kinds of background work whose last run failed.' })
  failedJobsCount: number;

  @Field(() => Int, { description: 'Mails that wait to be sent.' })
  mailsWaiting: number;

  @Field(() => Int, { description: 'Mails that were refused, or came back.' })
  mailsFailed: number;

  @Field(() => Int, { description: 'Mails that wait for an operator, because there is no mail server.' })
  mailsHeld: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the newest backup was made; null: none within a year.',
  })
  lastBackupAt: Date | null;

  @Field(() => Boolean, { description: 'The newest backup was restored on trial, and was whole.' })
  isLastBackupProved: boolean;

  @Field(() => String, { nullable: true, description: 'Why the last attempt at a backup failed; null: it did not.' })
  backupProblem: string | null;

  @Field(() => Int, {
    description: 'What browsers reported as blocked by the content security policy of our pages, yesterday and today.',
  })
  policyReportsCount: number;

  @Field(() => String, { nullable: true, description: 'What was blocked most often; null: nothing was.' })
  mostBlocked: string | null;

  constructor(figures: Pick<Health, keyof Health>) {
    Object.assign(this, figures);
  }
}
