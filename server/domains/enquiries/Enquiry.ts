import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Node } from '../../shared/relay/Node';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { Account } from '../accounts/Account';
import { Brochure } from '../brochures/Brochure';
import { EnquiryKind } from './EnquiryKind';
import { EnquiryState } from './EnquiryState';

/** A visitor's request to the administrators (docs/rules/enquiries.md). */
@Entity('enquiries')
@Check('enquiries_kind_check', `kind IN ('CLAIM', 'CORRECTION', 'PROBLEM', 'CONTACT', 'ADVERTISE')`)
@Check('enquiries_brochure_check', `(kind IN ('CLAIM', 'CORRECTION', 'PROBLEM')) = (brochure_id IS NOT NULL)`)
@Check('enquiries_name_check', `char_length(name) BETWEEN 1 AND 100`)
@Check('enquiries_email_check', `char_length(email) <= 254`)
@Check('enquiries_message_check', `char_length(message) BETWEEN 1 AND 2000`)
@Check('enquiries_note_check', `char_length(note) <= 2000`)
@Check('enquiries_state_check', `state IN ('OPEN', 'DONE', 'DECLINED')`)
@Check('enquiries_handled_at_check', `(state = 'OPEN') = (handled_at IS NULL)`)
@Check('enquiries_company_name_check', `char_length(company_name) BETWEEN 1 AND 200`)
@Check('enquiries_abn_check', `abn ~ '^[0-9]{11}$'`)
@Check(
  'enquiries_business_check',
  `kind = 'ADVERTISE' OR num_nonnulls(company_name, abn, phone_no, terms_version, advertising_version) = 0`,
)
@Index('enquiries_state_idx', ['state', 'id'])
@Index('enquiries_email_idx', ['email', 'createdAt'])
@Index('enquiries_brochure_id_idx', ['brochureId'])
@ObjectType({ implements: Node, description: "A visitor's request to the administrators. For administrators." })
export class Enquiry implements Node {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Field(() => EnquiryKind, { description: 'What it is about.' })
  @Column('text')
  kind: EnquiryKind;

  @Column('integer', { nullable: true })
  brochureId: number | null;

  @ManyToOne(() => Brochure, { nullable: true, onDelete: 'CASCADE' })
  brochure?: Relation<Brochure> | null;

  @Field({ description: 'Name of the sender.' })
  @Column('text')
  name: string;

  @Field({ description: 'E-mail address of the sender; nobody has verified it.' })
  @Column('text')
  email: string;

  @Field({ description: 'What the sender wrote.' })
  @Column('text')
  message: string;

  @Field(() => String, { nullable: true, description: 'Name of the business that asks to advertise.' })
  @Column('text', { nullable: true })
  companyName: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its Australian Business Number, 11 digits; the checksum is right, which proves no registration.',
  })
  @Column('text', { nullable: true })
  abn: string | null;

  @Field(() => String, { nullable: true, description: 'Its telephone number.' })
  @Column('text', { nullable: true })
  phoneNo: string | null;

  /** the terms that the business accepted */
  @Column('text', { nullable: true })
  termsVersion: string | null;

  /** the conditions for advertisers that it accepted with them; null: sent before they were stored */
  @Column('text', { nullable: true })
  advertisingVersion: string | null;

  @Field(() => EnquiryState, { description: 'What became of it.' })
  @Column('text')
  state: EnquiryState;

  @Field(() => GraphQLDateTime, { description: 'When it was sent.' })
  @Column('timestamptz')
  createdAt: Date;

  @Column('integer', { nullable: true })
  handledByAccountId: number | null;

  @ManyToOne(() => Account, { nullable: true, onDelete: 'SET NULL' })
  handledByAccount?: Relation<Account> | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was handled; null while it is open.' })
  @Column('timestamptz', { nullable: true })
  handledAt: Date | null;

  @Field(() => String, { nullable: true, description: "The administrators' note; the sender does not get it." })
  @Column('text', { nullable: true })
  note: string | null;
}
