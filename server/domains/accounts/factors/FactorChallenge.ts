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

/** What a challenge opens: the second step of a sign-in, a check of a passkey, or a new passkey. */
export type ChallengePurpose = 'SECOND_STEP' | 'PASSKEY_CHECK' | 'NEW_PASSKEY';

/** A token of minutes for one purpose, which counts once. The database has only its hash. */
@Entity('factor_challenges')
@Check('factor_challenges_token_hash_check', `token_hash ~ '^[0-9a-f]{64}$'`)
@Check('factor_challenges_purpose_check', `purpose IN ('SECOND_STEP', 'PASSKEY_CHECK', 'NEW_PASSKEY')`)
@Check('factor_challenges_account_check', '(account_id IS NULL) = (token_version IS NULL)')
@Index('factor_challenges_token_hash_key', ['tokenHash'], { unique: true })
@Index('factor_challenges_account_id_idx', ['accountId'])
@Index('factor_challenges_created_at_idx', ['createdAt'])
export class FactorChallenge {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  tokenHash: string;

  @Column('text')
  purpose: ChallengePurpose;

  /** null: whoever has a passkey */
  @Column('integer', { nullable: true })
  accountId: number | null;

  @ManyToOne(() => Account, { nullable: true, onDelete: 'CASCADE' })
  account?: Relation<Account> | null;

  /** the account's token version when it began: a new password ends it */
  @Column('integer', { nullable: true })
  tokenVersion: number | null;

  /** what a passkey signs, base64url */
  @Column('text', { nullable: true })
  webauthnChallenge: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
