import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Node } from '../../shared/relay/Node';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { Account } from '../accounts/Account';
import { StaffRole } from '../accounts/StaffRole';
import { VendorRole } from '../accounts/VendorRole';
import { Brochure } from '../brochures/Brochure';
import { Vendor } from '../vendors/Vendor';

/**
 * An invitation to register as a vendor. Only its token's hash is stored. It is valid for 14 days and can be used once.
 */
@Entity('vendor_invitations')
@Check('vendor_invitations_did_check', `did ~ '^[0-9A-Za-z_-]{12}$'`)
@Check(
  'vendor_invitations_email_check',
  `email LIKE '_%@_%' AND char_length(email) <= 254 AND email = lower(btrim(email))`,
)
@Check('vendor_invitations_token_hash_check', `token_hash ~ '^[0-9a-f]{64}$'`)
@Check('vendor_invitations_expires_at_check', `expires_at > created_at`)
@Index('vendor_invitations_did_key', ['did'], { unique: true })
@Index('vendor_invitations_token_hash_key', ['tokenHash'], { unique: true })
@Index('vendor_invitations_email_idx', ['email'])
@Check('vendor_invitations_sent_count_check', `sent_count >= 1`)
@Check('vendor_invitations_vendor_role_check', `vendor_role IN ('OWNER', 'EDITOR', 'TILL')`)
@Check(
  'vendor_invitations_staff_role_check',
  `staff_role IS NULL OR (vendor_id IS NULL AND staff_role IN ('ADMINISTRATOR', 'EDITOR', 'REVIEWER', 'READER'))`,
)
@Index('vendor_invitations_staff_key', ['email'], {
  unique: true,
  where: `staff_role IS NOT NULL AND used_at IS NULL`,
})
@Index('vendor_invitations_vendor_id_idx', ['vendorId'])
@ObjectType({ implements: Node, description: 'An invitation to register as a vendor or administrator, by e-mail.' })
export class VendorInvitation implements Node {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Field({ description: 'Display id: 12 characters, opaque, never changes.' })
  @Column('text')
  did: string;

  @Field({ description: 'Whom it invites; in lower case.' })
  @Column('text')
  email: string;

  @Column('text')
  tokenHash: string;

  @Column('integer', { nullable: true })
  vendorId: number | null;

  @ManyToOne(() => Vendor, { nullable: true, onDelete: 'CASCADE' })
  vendor?: Relation<Vendor> | null;

  @Field(() => VendorRole, { description: 'What its login will be for; with a `staffRole` that one counts.' })
  @Column('text', { default: VendorRole.OWNER })
  vendorRole: VendorRole;

  @Field(() => StaffRole, {
    nullable: true,
    description: 'The role of the administrator that it invites; null when it invites a vendor.',
  })
  @Column('text', { nullable: true })
  staffRole: StaffRole | null;

  /** the ad that the invitation was sent from */
  @Field(() => Int, {
    name: 'brochureDatabaseId',
    nullable: true,
    description: 'Number of the ad that it was sent from.',
  })
  @Column('integer', { nullable: true })
  brochureId: number | null;

  @ManyToOne(() => Brochure, { nullable: true, onDelete: 'SET NULL' })
  brochure?: Relation<Brochure> | null;

  @Column('integer', { nullable: true })
  invitedById: number | null;

  @ManyToOne(() => Account, { nullable: true, onDelete: 'RESTRICT' })
  invitedBy?: Relation<Account> | null;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  @Column('timestamptz')
  createdAt: Date;

  @Field(() => GraphQLDateTime, { description: 'Until when its link works.' })
  @Column('timestamptz')
  expiresAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When it was last sent.' })
  @Column('timestamptz')
  sentAt: Date;

  @Field(() => Int, {
    description: 'How often it was sent. Somebody who never asked for it gets it once, and once more as a reminder.',
  })
  @Column('integer', { default: 1 })
  sentCount: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was taken up.' })
  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  /** whether an administrator lets a terminated user register again */
  @Column('boolean', { default: false })
  terminationOverridden: boolean;
}
