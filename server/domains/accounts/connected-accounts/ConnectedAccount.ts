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

/** An account at an OpenID provider that signs in to a login of ours. Its address is not kept. */
@Entity('connected_accounts')
@Check('connected_accounts_did_check', `did ~ '^[0-9A-Za-z_-]{12}$'`)
@Check('connected_accounts_subject_check', 'char_length(subject) BETWEEN 1 AND 255')
@Index('connected_accounts_did_key', ['did'], { unique: true })
@Index('connected_accounts_issuer_subject_key', ['issuer', 'subject'], { unique: true })
@Index('connected_accounts_account_id_issuer_key', ['accountId', 'issuer'], { unique: true })
export class ConnectedAccount {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  did: string;

  @Column('integer')
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  @Column('text')
  issuer: string;

  /** the person's name at this provider, which never changes */
  @Column('text')
  subject: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
