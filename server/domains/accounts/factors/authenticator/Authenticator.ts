import { Check, Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../../Account';

/**
 * The authenticator app of an account (docs/rules/accounts-and-permissions.md#second-factor). Until a first code has
 * confirmed it, it is no factor.
 */
@Entity('account_authenticators')
@Check('account_authenticators_last_step_check', 'last_step IS NULL OR confirmed_at IS NOT NULL')
export class Authenticator {
  @PrimaryColumn('integer')
  accountId: number;

  @OneToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: Relation<Account>;

  /** encrypted; the key derives from IDENTITY_SECRET */
  @Column('text')
  sealedSecret: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** the step of 30 seconds of the last code that counted: no code counts twice */
  @Column('integer', { nullable: true })
  lastStep: number | null;
}
