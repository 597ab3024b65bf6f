import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Account } from '../Account';

/** A link for a forgotten password. It works once, within an hour. The database holds only the hash of its token. */
@Entity('password_resets')
@Check('password_resets_token_hash_check', `token_hash ~ '^[0-9a-f]{64}$'`)
@Check('password_resets_expires_at_check', `expires_at > created_at`)
@Index('password_resets_token_hash_key', ['tokenHash'], { unique: true })
@Index('password_resets_account_id_idx', ['accountId', 'createdAt'])
export class PasswordReset {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  @Column('text')
  tokenHash: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  /** the time of its use, or of a password change by another way */
  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
