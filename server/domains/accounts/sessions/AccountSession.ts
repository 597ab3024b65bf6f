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

/** Why a session ended before its time. */
export type SessionEnding = 'LOGGED_OUT' | 'ENDED_BY_OWNER' | 'REUSED';

/**
 * A sign-in on one device or by one program (docs/rules/accounts-and-permissions.md#sessions). It is over when it was
 * ended, when its time is up, or when the account's token version has moved on.
 */
@Entity('account_sessions')
@Check('account_sessions_did_check', `did ~ '^[0-9A-Za-z_-]{12}$'`)
@Check('account_sessions_generation_check', 'generation >= 0')
@Check('account_sessions_ending_check', `(ended_at IS NULL) = (ending IS NULL)`)
@Index('account_sessions_did_key', ['did'], { unique: true })
@Index('account_sessions_account_id_idx', ['accountId'])
export class AccountSession {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  did: string;

  @Column('integer')
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  /** the account's token version when it began */
  @Column('integer')
  tokenVersion: number;

  /** the refresh token that counts, numbered from 0; null for a program's session, which has none */
  @Column('integer', { nullable: true })
  generation: number | null;

  /** browser and system, never a place or an address */
  @Column('text')
  device: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** when it last got an access token */
  @Column('timestamptz')
  renewedAt: Date;

  /** when its owner last proved who they are (docs/rules/accounts-and-permissions.md#fresh-proof) */
  @Column('timestamptz', { nullable: true })
  provenAt: Date | null;

  /** its absolute end, which nothing moves */
  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  @Column('text', { nullable: true })
  ending: SessionEnding | null;
}
