import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { Account } from '../../accounts/Account';
import type { ProductRefusal } from './ProductRefusal';

export const AtdwRunKind = { CHANGES: 'CHANGES', EVERYTHING: 'EVERYTHING' } as const;
export type AtdwRunKind = keyof typeof AtdwRunKind;

registerEnumType(AtdwRunKind, {
  name: 'AtdwRunKind',
  description: 'What a run of the tourism connector reads.',
  valuesConfig: {
    CHANGES: { description: 'What has changed since the last successful run.' },
    EVERYTHING: { description: 'All active listings; what the source no longer has is archived.' },
  },
});

export const AtdwRunState = {
  WAITING: 'WAITING',
  RUNNING: 'RUNNING',
  DONE: 'DONE',
  STOPPED: 'STOPPED',
  FAILED: 'FAILED',
} as const;
export type AtdwRunState = keyof typeof AtdwRunState;

registerEnumType(AtdwRunState, {
  name: 'AtdwRunState',
  description: 'How far a run of the tourism connector has come.',
  valuesConfig: {
    WAITING: { description: 'It begins soon.' },
    RUNNING: { description: 'It reads and writes.' },
    DONE: { description: 'It has read everything.' },
    STOPPED: { description: 'It would have archived more than a fifth of the listings: an administrator decides.' },
    FAILED: { description: '`problem` says why.' },
  },
});

/** VANISHED: everything is read, and what the source no longer has is archived. */
export type AtdwRunPhase = 'ACTIVE' | 'INACTIVE' | 'EXPIRED' | 'VANISHED';

@ObjectType({ description: 'A listing that a run could not take.' })
class AtdwRefusal implements ProductRefusal {
  @Field({ description: 'Id of the product at the source.' })
  readonly productId: string;

  @Field({ description: 'Why, in a sentence.' })
  readonly message: string;
}

/** One reading of the source. At most one is open (`atdw_runs_open_key`). */
@Entity('atdw_runs')
@Check('atdw_runs_did_check', `did ~ '^[0-9A-Za-z_-]{12}$'`)
@Check('atdw_runs_kind_check', `kind IN ('CHANGES', 'EVERYTHING')`)
@Check('atdw_runs_state_check', `state IN ('WAITING', 'RUNNING', 'DONE', 'STOPPED', 'FAILED')`)
@Check('atdw_runs_phase_check', `phase IN ('ACTIVE', 'INACTIVE', 'EXPIRED', 'VANISHED')`)
@Check('atdw_runs_finished_check', `(state IN ('WAITING', 'RUNNING')) = (finished_at IS NULL)`)
@Check('atdw_runs_lease_check', `(lease_token IS NULL) = (lease_until IS NULL)`)
@Check('atdw_runs_problem_check', `char_length(problem) <= 500`)
@Index('atdw_runs_did_key', ['did'], { unique: true })
@Index('atdw_runs_open_key', { synchronize: false })
@Index('atdw_runs_requested_by_id_idx', ['requestedById'])
@Index('atdw_runs_allowed_by_id_idx', ['allowedById'])
@ObjectType({ description: 'One reading of the Australian Tourism Data Warehouse.' })
export class AtdwRun {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Field({ description: 'Display id: 12 characters, opaque, never changes.' })
  @Column('text')
  did: string;

  @Field(() => AtdwRunKind, { description: 'What it reads.' })
  @Column('text')
  kind: AtdwRunKind;

  @Field({ description: 'It only counts, and changes nothing.' })
  @Column('boolean')
  isDryRun: boolean;

  @Field(() => AtdwRunState, { description: 'How far it has come.' })
  @Column('text')
  state: AtdwRunState;

  @Field(() => GraphQLDateTime, { description: 'When it was asked for.' })
  @Column('timestamptz')
  createdAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it began; null: it waits.' })
  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it ended; null: it has not.' })
  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  @Column('integer', { nullable: true })
  requestedById: number | null;

  @Field(() => Account, { nullable: true, description: 'Who asked for it; null: the timetable.' })
  @ManyToOne(() => Account, { nullable: true, onDelete: 'SET NULL' })
  requestedBy?: Relation<Account> | null;

  @Column('integer', { nullable: true })
  allowedById: number | null;

  @Field(() => Account, { nullable: true, description: 'Who let it archive more than a fifth of the listings.' })
  @ManyToOne(() => Account, { nullable: true, onDelete: 'SET NULL' })
  allowedBy?: Relation<Account> | null;

  /** changes after it are read; null: the run reads everything */
  @Column('timestamptz', { nullable: true })
  since: Date | null;

  @Column('text', { default: 'ACTIVE' })
  phase: AtdwRunPhase;

  /** the next page to read */
  @Column('integer', { default: 1 })
  page: number;

  /** how often the list was begun: it may shift while it is read */
  @Column('integer', { default: 1 })
  pass: number;

  /** of the process that works on it, which renews `leaseUntil` */
  @Column('text', { nullable: true })
  leaseToken: string | null;

  @Column('timestamptz', { nullable: true })
  leaseUntil: Date | null;

  /** the column has another name, because FOUND is a variable of PL/pgSQL */
  @Field(() => Int, { description: 'Listings that the source named.' })
  @Column('integer', { name: 'found_count', default: 0 })
  found: number;

  @Field(() => Int, { description: 'New ads, which wait for review.' })
  @Column('integer', { default: 0 })
  created: number;

  @Field(() => Int, { description: 'Ads whose texts or pictures changed.' })
  @Column('integer', { default: 0 })
  updated: number;

  @Field(() => Int, { description: 'Ads that are as they were.' })
  @Column('integer', { default: 0 })
  unchanged: number;

  @Field(() => Int, { description: 'Archived ads that are active again, and wait for review.' })
  @Column('integer', { default: 0 })
  renewed: number;

  @Field(() => Int, { description: 'Ads that were archived because the source withdrew them.' })
  @Column('integer', { default: 0 })
  archived: number;

  @Field(() => Int, { description: 'Listings that could not be taken.' })
  @Column('integer', { default: 0 })
  refused: number;

  @Field(() => Int, { nullable: true, description: 'How many ads it archives; null: not known yet.' })
  @Column('integer', { nullable: true })
  vanishing: number | null;

  @Field(() => Int, { nullable: true, description: 'Of how many that are not archived; null: not known yet.' })
  @Column('integer', { nullable: true })
  listed: number | null;

  /** how many an administrator lets it archive; null: a fifth */
  @Column('integer', { nullable: true })
  allowedVanishing: number | null;

  @Field(() => String, { nullable: true, description: 'Why it stopped or failed, in a sentence.' })
  @Column('text', { nullable: true })
  problem: string | null;

  @Field(() => [AtdwRefusal], { description: 'The first listings that could not be taken, at most 50.' })
  @Column('jsonb', { default: [] })
  refusals: ProductRefusal[];
}

/** A product that an open run has seen. */
@Entity('atdw_run_products')
export class AtdwRunProduct {
  @PrimaryColumn('integer')
  runId: number;

  @PrimaryColumn('text')
  productId: string;

  @ManyToOne(() => AtdwRun, { onDelete: 'CASCADE' })
  run?: Relation<AtdwRun>;

  @Column('boolean')
  isActive: boolean;
}
