import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Values of the fields that changed, by name. */
export type AuditedValues = Record<string, string | number | boolean | null>;

/**
 * Who did what to which thing, with what it was before and after. It has no foreign keys on purpose: the log outlives
 * what it speaks of.
 */
@Entity('audit_log_entries')
@Check('audit_log_entries_actor_check', `(actor_role = 'SYSTEM') = (actor_account_id IS NULL)`)
@Check('audit_log_entries_actor_role_check', `actor_role IN ('ADMINISTRATOR', 'VENDOR', 'SYSTEM')`)
@Index('audit_log_entries_entity_idx', ['entityType', 'entityId', 'id'])
@Index('audit_log_entries_happened_at_idx', ['happenedAt'])
export class AuditLogEntry {
  /** bigint, hence text in JavaScript */
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column('timestamptz')
  happenedAt: Date;

  @Column('integer', { nullable: true })
  actorAccountId: number | null;

  @Column('text')
  actorRole: 'ADMINISTRATOR' | 'VENDOR' | 'SYSTEM';

  /** the use case's name, for example publishBrochure */
  @Column('text')
  action: string;

  /** the entity's name, for example Brochure */
  @Column('text')
  entityType: string;

  @Column('integer')
  entityId: number;

  @Column('jsonb', { nullable: true })
  before: AuditedValues | null;

  @Column('jsonb', { nullable: true })
  after: AuditedValues | null;

  /** ties the entry to the request's line in the server's log */
  @Column('text', { nullable: true })
  requestId: string | null;
}
