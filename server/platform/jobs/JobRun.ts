import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Node } from '../../shared/relay/Node';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';

/** The result of a background run. */
const JobOutcome = { DONE: 'DONE', FAILED: 'FAILED' } as const;

type JobOutcome = (typeof JobOutcome)[keyof typeof JobOutcome];

registerEnumType(JobOutcome, {
  name: 'JobOutcome',
  description: 'How a run of background work ended.',
  valuesConfig: {
    DONE: { description: 'All of it was done.' },
    FAILED: { description: 'Something stood in the way; it is tried again by itself, for a while.' },
  },
});

/** A kind of background job, with its last run. */
@Entity('job_runs')
@Check('job_runs_counts_check', `failures_count BETWEEN 0 AND runs_count`)
@Check('job_runs_problem_check', `char_length(last_problem) <= 500`)
@Index('job_runs_name_key', ['name'], { unique: true })
@ObjectType({ implements: Node, description: 'A kind of background work, with its last run. For administrators.' })
export class JobRun implements Node {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Field({ description: 'What the work is called, for example archive-expired-brochures.' })
  @Column('text')
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'When it is due, as a cron expression and its time zone; null for work that something else asks for.',
  })
  @Column('text', { nullable: true })
  schedule: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When its last run began; null before its first.' })
  @Column('timestamptz', { nullable: true })
  lastStartedAt: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When its last run ended.' })
  @Column('timestamptz', { nullable: true })
  lastFinishedAt: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When a run last ended well.' })
  @Column('timestamptz', { nullable: true })
  lastSucceededAt: Date | null;

  @Field(() => String, { nullable: true, description: 'What stood in the way of its last run; null when nothing did.' })
  @Column('text', { nullable: true })
  lastProblem: string | null;

  @Field(() => Int, { description: 'How often it ran.' })
  @Column('integer', { default: 0 })
  runsCount: number;

  @Field(() => Int, { description: 'How many of these runs failed.' })
  @Column('integer', { default: 0 })
  failuresCount: number;

  @Field(() => JobOutcome, { nullable: true, description: 'How its last run ended; null before its first.' })
  get lastOutcome(): JobOutcome | null {
    if (this.lastFinishedAt === null) return null;
    return this.lastProblem === null ? JobOutcome.DONE : JobOutcome.FAILED;
  }
}
