import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Node } from '../../shared/relay/Node';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';

/** The actors in the audit log: those who sign in, everybody else, and the site itself. */
const ActorRole = {
  ADMINISTRATOR: 'ADMINISTRATOR',
  VENDOR: 'VENDOR',
  SYSTEM: 'SYSTEM',
} as const;

type ActorRole = keyof typeof ActorRole;

registerEnumType(ActorRole, {
  name: 'ActorRole',
  description: 'In which role something was done.',
  valuesConfig: {
    ADMINISTRATOR: { description: 'An administrator.' },
    VENDOR: { description: 'A login of a vendor.' },
    SYSTEM: { description: 'Nobody who was signed in: a visitor, or a job of the site.' },
  },
});

/** Values of the changed fields, by name. */
export type AuditedValues = Record<string, string | number | boolean | null>;

/**
 * An entry of who changed which record, with the values before and after. It has no foreign keys on purpose: the log
 * outlives the records.
 */
@Entity('audit_log_entries')
@Check('audit_log_entries_actor_check', `(actor_role = 'SYSTEM') = (actor_account_id IS NULL)`)
@Check('audit_log_entries_actor_role_check', `actor_role IN ('ADMINISTRATOR', 'VENDOR', 'SYSTEM')`)
@Index('audit_log_entries_entity_idx', ['entityType', 'entityId', 'id'])
@Index('audit_log_entries_happened_at_idx', ['happenedAt'])
@Index('audit_log_entries_actor_idx', ['actorAccountId', 'id'])
@Index('audit_log_entries_actor_list_idx', ['actorAccountId', 'id'], { where: 'bulk_job_id IS NULL' })
@Index('audit_log_entries_action_idx', ['action', 'id'])
@Index('audit_log_entries_bulk_job_id_idx', ['bulkJobId', 'id'], { where: 'bulk_job_id IS NOT NULL' })
@Index('audit_log_entries_proposals_idx', { synchronize: false }) // by the brochureId of proposals and requests to archive
@Index('audit_log_entries_plain_idx', { synchronize: false }) // without the single ads of batches
@Index('audit_log_entries_deletions_idx', ['entityType', 'id'], { where: 'before IS NOT NULL AND after IS NULL' })
@ObjectType({ implements: Node, description: 'A line of the audit log: who did what to which thing.' })
export class AuditLogEntry implements Node {
  /** bigint, so text in JavaScript */
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Field(() => GraphQLDateTime, { description: 'When it was done.' })
  @Column('timestamptz')
  happenedAt: Date;

  @Column('integer', { nullable: true })
  actorAccountId: number | null;

  @Field(() => ActorRole, { description: 'In which role.' })
  @Column('text')
  actorRole: ActorRole;

  @Field(() => String, {
    nullable: true,
    description: 'The start of the API key by which a program did it; null: a person, or the site itself.',
  })
  @Column('text', { nullable: true })
  actorApiKey: string | null;

  /** the use case's name, for example publishBrochure */
  @Field({ description: 'What was done, for example publishBrochure.' })
  @Column('text')
  action: string;

  /** the entity's name, for example Brochure */
  @Field({ description: 'What kind of thing it was done to, for example Brochure.' })
  @Column('text')
  entityType: string;

  @Column('integer')
  entityId: number;

  @Column('jsonb', { nullable: true })
  before: AuditedValues | null;

  @Column('jsonb', { nullable: true })
  after: AuditedValues | null;

  /** links the entry to the request's line in the server's log */
  @Field(() => String, { nullable: true, description: 'The request, as the log of the server names it.' })
  @Column('text', { nullable: true })
  requestId: string | null;

  @Field(() => Int, {
    nullable: true,
    description: '`databaseId` of the bulk job that changed this thing among many; null: a change by itself.',
  })
  @Column('integer', { nullable: true })
  bulkJobId: number | null;
}
