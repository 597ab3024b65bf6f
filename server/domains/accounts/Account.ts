import { Field, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  type Relation,
} from 'typeorm';
import { Node } from '../../shared/relay/Node';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { Vendor } from '../vendors/Vendor';
import { AccountState } from './states/AccountState';
import { Role } from './Role';
import { StaffRole } from './StaffRole';
import { VendorRole } from './VendorRole';

@Entity('accounts')
@Check('accounts_did_check', `did ~ '^[0-9A-Za-z_-]{12}$'`)
@Check('accounts_email_check', `email LIKE '_%@_%' AND char_length(email) <= 254 AND email = lower(btrim(email))`)
@Check('accounts_role_check', `role IN ('ADMINISTRATOR', 'VENDOR')`)
@Check('accounts_vendor_check', `(role = 'VENDOR') = (vendor_id IS NOT NULL)`)
@Check(
  'accounts_vendor_role_check',
  `(role = 'VENDOR') = (vendor_role IS NOT NULL) AND vendor_role IN ('OWNER', 'EDITOR', 'TILL')`,
)
@Check(
  'accounts_staff_role_check',
  `(role = 'ADMINISTRATOR') = (staff_role IS NOT NULL) AND staff_role IN ('ADMINISTRATOR', 'EDITOR', 'REVIEWER', 'READER')`,
)
@Check('accounts_token_version_check', `token_version >= 1`)
@Check('accounts_terminated_at_check', `terminated_at IS NULL OR suspended_at IS NOT NULL`)
@Check(
  'accounts_suspended_by_company_check',
  `NOT suspended_by_company OR (suspended_at IS NOT NULL AND role = 'VENDOR')`,
)
@Index('accounts_did_key', ['did'], { unique: true })
@Index('accounts_email_key', ['email'], { unique: true })
@Index('accounts_vendor_id_idx', ['vendorId'])
@ObjectType({ implements: Node, description: 'A login.' })
export class Account implements Node {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Field({ description: 'Display id: 12 characters, opaque, never changes.' })
  @Column('text')
  did: string;

  /** in lower case, because the user name is case-insensitive */
  @Field({ description: 'E-mail address, which is also the user name; in lower case.' })
  @Column('text')
  email: string;

  @Field(() => String, { nullable: true, description: 'Name of the person.' })
  @Column('text', { nullable: true })
  name: string | null;

  @Field(() => Role, { description: 'What this account may do.' })
  @Column('text')
  role: Role;

  @Column('integer', { nullable: true })
  vendorId: number | null;

  @ManyToOne(() => Vendor, { nullable: true, onDelete: 'RESTRICT' })
  vendor?: Relation<Vendor> | null;

  @Field(() => VendorRole, {
    nullable: true,
    description: 'What a login of a vendor is for; null for administrators.',
  })
  @Column('text', { nullable: true })
  vendorRole: VendorRole | null;

  @Field(() => StaffRole, {
    nullable: true,
    description: 'What a login of an administrator is for; null for vendors.',
  })
  @Column('text', { nullable: true })
  staffRole: StaffRole | null;

  @Column('text')
  passwordHash: string;

  /** Every token carries this number. Raising it ends all tokens of the account. */
  @Column('integer', { default: 1 })
  tokenVersion: number;

  @Column('timestamptz', { nullable: true })
  suspendedAt: Date | null;

  /**
   * True if a colleague suspended the login; a colleague may then reinstate it. An administrator's suspension is false
   * here and colleagues cannot lift it.
   */
  @Field({ description: 'Whether a login of its own company suspended it: any of them may reinstate it.' })
  @Column('boolean', { default: false })
  suspendedByCompany: boolean;

  @Column('timestamptz', { nullable: true })
  terminatedAt: Date | null;

  @Field(() => AccountState, { description: 'Whether it may be used.' })
  get state(): AccountState {
    if (this.terminatedAt !== null) return AccountState.TERMINATED;
    return this.suspendedAt === null ? AccountState.ACTIVE : AccountState.SUSPENDED;
  }

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it last signed in.' })
  @Column('timestamptz', { nullable: true })
  lastLoginAt: Date | null;

  /** the accepted version of the terms and the privacy policy */
  @Column('text', { nullable: true })
  termsVersion: string | null;

  /** the version of the conditions for advertisers, accepted with the terms */
  @Column('text', { nullable: true })
  advertisingVersion: string | null;

  @Column('timestamptz', { nullable: true })
  termsAcceptedAt: Date | null;

  /** from then on an administrator without a second factor can only set one up */
  @Column('timestamptz', { default: () => "(transaction_timestamp() + '14 days')" })
  factorDueAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
