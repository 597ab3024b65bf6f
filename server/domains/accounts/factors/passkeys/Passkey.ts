import { Field, ObjectType } from 'type-graphql';
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
import { GraphQLDateTime } from '../../../../shared/scalars/GraphQLDateTime';
import { Account } from '../../Account';

/** A passkey of an account (WebAuthn). The device keeps the private key. */
@Entity('account_passkeys')
@Check('account_passkeys_did_check', `did ~ '^[0-9A-Za-z_-]{12}$'`)
@Check('account_passkeys_name_check', 'char_length(name) BETWEEN 1 AND 60')
@Check('account_passkeys_counter_check', 'counter >= 0')
@Index('account_passkeys_did_key', ['did'], { unique: true })
@Index('account_passkeys_credential_id_key', ['credentialId'], { unique: true })
@Index('account_passkeys_account_id_idx', ['accountId'])
@ObjectType({ description: 'A passkey of the own login.' })
export class Passkey {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Field({ description: 'Display id, for `removePasskey`.' })
  @Column('text')
  did: string;

  @Column('integer')
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  @Field({ description: 'Name that its owner gave it.' })
  @Column('text')
  name: string;

  /** base64url */
  @Column('text')
  credentialId: string;

  /** COSE key, base64url */
  @Column('text')
  publicKey: string;

  /** how often the device says it has signed; 0 if it does not count */
  @Column('bigint', { transformer: { to: (count: number) => count, from: Number } })
  counter: number;

  @Column('text', { array: true })
  transports: string[];

  @Field(() => GraphQLDateTime, { description: 'When it was added.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last used; null if never.' })
  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
