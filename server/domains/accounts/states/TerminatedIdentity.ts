import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Somebody who may not register again (docs/rules/vendors.md#terminated-users). Only keyed hashes of e-mail and ABN are
 * stored. They outlive the account, hence no foreign key.
 */
@Entity('terminated_identities')
@Check('terminated_identities_kind_check', `kind IN ('EMAIL', 'ABN')`)
@Check('terminated_identities_hash_check', `hash ~ '^[0-9a-f]{64}$'`)
@Index('terminated_identities_key', ['hash', 'accountId'], { unique: true })
@Index('terminated_identities_account_id_idx', ['accountId'])
export class TerminatedIdentity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  kind: 'EMAIL' | 'ABN';

  @Column('text')
  hash: string;

  /** the terminated account */
  @Column('integer')
  accountId: number;

  @Column('timestamptz')
  terminatedAt: Date;
}
