import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Node } from '../../../shared/relay/Node';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';

/**
 * An address that gets only necessary mails, such as coupons and links for passwords. It has unsubscribed, or mails to
 * it come back because it does not exist.
 */
@Entity('mail_opt_outs')
@Check('mail_opt_outs_recipient_hash_check', `recipient_hash ~ '^[0-9a-f]{64}$'`)
@Index('mail_opt_outs_recipient_hash_key', ['recipientHash'], { unique: true })
@ObjectType({
  implements: Node,
  description:
    'An address that gets no reports and reminders, because it asked for none or because it does not exist. The address itself is not kept: search for one to see whether it is here. For administrators.',
})
export class MailOptOut implements Node {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** keyed hash, so that the address itself need not be stored */
  @Column('text')
  recipientHash: string;

  @Field(() => GraphQLDateTime, { description: 'Since when.' })
  @Column('timestamptz')
  optedOutAt: Date;
}
