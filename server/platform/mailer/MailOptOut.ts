import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that gets no mails but the necessary ones, such as coupons and links for passwords. */
@Entity('mail_opt_outs')
@Check('mail_opt_outs_recipient_hash_check', `recipient_hash ~ '^[0-9a-f]{64}$'`)
export class MailOptOut {
  /** keyed hash: the address itself need not be kept to be left alone */
  @PrimaryColumn('text')
  recipientHash: string;

  @Column('timestamptz')
  optedOutAt: Date;
}
