import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A failed sign-in. It holds only hashes of the user name, the network address and the device. */
@Entity('login_attempts')
@Check('login_attempts_hash_check', `account_hash ~ '^[0-9a-f]{64}$' AND address_hash ~ '^[0-9a-f]{64}$'`)
@Check('login_attempts_device_check', `device_hash ~ '^[0-9a-f]{64}$'`)
@Index('login_attempts_account_idx', ['accountHash', 'failedAt'])
@Index('login_attempts_address_idx', ['addressHash', 'failedAt'])
@Index('login_attempts_failed_at_idx', ['failedAt'])
export class LoginAttempt {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  accountHash: string;

  @Column('text')
  addressHash: string;

  /** of the known device that it came from; null for all others */
  @Column('text', { nullable: true })
  deviceHash: string | null;

  @Column('timestamptz')
  failedAt: Date;
}
