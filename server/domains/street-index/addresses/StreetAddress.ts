import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { BaseMapSource } from '../../map-areas/base-map/BaseMapSource';

/** A house number with its place, from imported address points. */
@Entity('street_addresses')
@Check('street_addresses_street_name_check', `char_length(street_name) BETWEEN 1 AND 120`)
@Check('street_addresses_number_check', `number BETWEEN 1 AND 99999`)
@Check('street_addresses_suffix_check', `suffix ~ '^[A-Z]?$'`)
@Check('street_addresses_position_check', `latitude BETWEEN -55 AND -9 AND longitude BETWEEN 96 AND 168.5`)
@Index('street_addresses_number_idx', { synchronize: false })
export class StreetAddress {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  sourceId: number;

  @ManyToOne(() => BaseMapSource, { nullable: false, onDelete: 'CASCADE' })
  source?: Relation<BaseMapSource>;

  @Column('text')
  streetName: string;

  /** suburb; empty if the source has none */
  @Column('text', { default: '' })
  locality: string;

  @Column('integer')
  number: number;

  /** letter after the number: A of 12A */
  @Column('text', { default: '' })
  suffix: string;

  @Column('double precision')
  latitude: number;

  @Column('double precision')
  longitude: number;
}

export type NewAddress = Pick<
  StreetAddress,
  'streetName' | 'locality' | 'number' | 'suffix' | 'latitude' | 'longitude'
>;
