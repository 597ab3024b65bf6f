import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Account } from '../../Account';

/** A code for when the other factors are lost. It counts once; only its hash is stored. */
@Entity('account_recovery_codes')
@Check('account_recovery_codes_code_hash_check', `code_hash ~ '^[0-9a-f]{64}$'`)
@Index('account_recovery_codes_code_key', ['accountId', 'codeHash'], { unique: true })
export class RecoveryCode {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  @Column('text')
  codeHash: string;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
