import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { Node } from '../../shared/relay/Node';

@Entity('vendors')
@Check('vendors_did_check', `did ~ '^[0-9A-Za-z_-]{12}$'`)
@Check(
  'vendors_company_name_check',
  `char_length(company_name) BETWEEN 1 AND 200 AND company_name = btrim(company_name)`,
)
@Check('vendors_abn_check', `abn ~ '^[0-9]{11}$'`)
@Check('vendors_postal_address_check', `char_length(postal_address) <= 300`)
@Index('vendors_did_key', ['did'], { unique: true })
@Index('vendors_company_name_idx', ['companyName'])
@Index('vendors_abn_idx', ['abn'], { where: 'abn IS NOT NULL' })
@ObjectType({ implements: Node, description: 'The company whose offers the ads are.' })
export class Vendor implements Node {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Field(() => Int, { description: 'The number used in paths and in /rest.' })
  get databaseId(): number {
    return this.id;
  }

  @Field({ description: 'Display id: 12 characters, opaque, never changes.' })
  @Column('text')
  did: string;

  @Field({ description: 'Name of the company.' })
  @Column('text')
  companyName: string;

  @Column('text', { nullable: true })
  contactName: string | null;

  @Column('text', { nullable: true })
  contactEmail: string | null;

  @Column('text', { nullable: true })
  phoneNo: string | null;

  /** Australian Business Number, 11 digits without blanks; a valid checksum does not prove registration */
  @Column('text', { nullable: true })
  abn: string | null;

  /** postal address, several lines */
  @Column('text', { nullable: true })
  postalAddress: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
