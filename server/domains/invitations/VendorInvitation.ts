import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/Account';
import { Brochure } from '../brochures/Brochure';
import { Vendor } from '../vendors/Vendor';

/** An invitation to register as a vendor. Of its token only the hash is kept; it can be used once, for 14 days. */
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
export class VendorInvitation {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  did: string;

  @Column('text')
  email: string;

  @Column('text')
  tokenHash: string;

  @Column('integer', { nullable: true })
  vendorId: number | null;

  @ManyToOne(() => Vendor, { nullable: true, onDelete: 'CASCADE' })
  vendor?: Relation<Vendor> | null;

  /** the ad that the invitation was sent from */
  @Column('integer', { nullable: true })
  brochureId: number | null;

  @ManyToOne(() => Brochure, { nullable: true, onDelete: 'SET NULL' })
  brochure?: Relation<Brochure> | null;

  @Column('integer', { nullable: true })
  invitedById: number | null;

  @ManyToOne(() => Account, { nullable: true, onDelete: 'RESTRICT' })
  invitedBy?: Relation<Account> | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
