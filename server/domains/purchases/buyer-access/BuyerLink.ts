import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Access to all coupons of an address (docs/rules/prices-and-coupons.md#lost-coupons): first the link of a mail, which
 * works once, within an hour; once opened, the address of the page, for half an hour. The database holds only the hash of
 * its token.
 */
@Entity('buyer_links')
@Check('buyer_links_email_check', `char_length(email) <= 254`)
@Check('buyer_links_token_hash_check', `token_hash ~ '^[0-9a-f]{64}$'`)
@Check('buyer_links_expires_at_check', `expires_at > created_at`)
@Index('buyer_links_token_hash_key', ['tokenHash'], { unique: true })
@Index('buyer_links_email_idx', ['email', 'createdAt'])
export class BuyerLink {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  email: string;

  @Column('text')
  tokenHash: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  /** false: the token of the mail; true: the token of the page, which replaced it */
  @Column('boolean', { default: false })
  isOpen: boolean;
}
