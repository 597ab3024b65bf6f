import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Account } from '../Account';

/** What somebody went to a provider for. */
export type SignInPurpose = 'SIGN_IN' | 'CONNECT';

/** One way to a provider and back, which counts once and in one browser. The database has only a hash of its token. */
@Entity('sign_in_transactions')
@Check('sign_in_transactions_token_hash_check', `token_hash ~ '^[0-9a-f]{64}$'`)
@Check('sign_in_transactions_account_check', `(purpose = 'CONNECT') = (account_id IS NOT NULL)`)
@Check('sign_in_transactions_purpose_check', `purpose IN ('SIGN_IN', 'CONNECT')`)
@Index('sign_in_transactions_token_hash_key', ['tokenHash'], { unique: true })
@Index('sign_in_transactions_account_id_idx', ['accountId'])
@Index('sign_in_transactions_expires_at_idx', ['expiresAt'])
export class SignInTransaction {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  tokenHash: string;

  @Column('text')
  purpose: SignInPurpose;

  /** the login that gets the account; null for a sign-in */
  @Column('integer', { nullable: true })
  accountId: number | null;

  @ManyToOne(() => Account, { nullable: true, onDelete: 'CASCADE' })
  account?: Relation<Account> | null;

  /** key of the provider */
  @Column('text')
  provider: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
