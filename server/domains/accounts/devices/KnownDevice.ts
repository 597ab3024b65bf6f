import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Account } from '../Account';

/** A browser on which somebody has proved the password of an account. It holds a hash of the browser's cookie. */
@Entity('known_devices')
@Check('known_devices_hash_check', `token_hash ~ '^[0-9a-f]{64}$'`)
@Index('known_devices_account_id_token_hash_key', ['accountId', 'tokenHash'], { unique: true })
@Index('known_devices_token_hash_idx', ['tokenHash', 'accountId'])
@Index('known_devices_used_at_idx', ['usedAt'])
export class KnownDevice {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  @Column('text')
  tokenHash: string;

  @Column('timestamptz')
  usedAt: Date;
}
