import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { MapArea } from '../MapArea';

/** A source of an area's geometry; every map that shows it must show its attribution. */
@Entity('base_map_sources')
@Check('base_map_sources_name_check', `char_length(name) BETWEEN 1 AND 120`)
@Check('base_map_sources_attribution_check', `char_length(attribution) BETWEEN 1 AND 300`)
@Check('base_map_sources_licence_check', `char_length(licence) <= 300`)
@Index('base_map_sources_name_key', ['mapAreaId', 'name'], { unique: true })
export class BaseMapSource {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  mapAreaId: number;

  @ManyToOne(() => MapArea, { nullable: false, onDelete: 'CASCADE' })
  mapArea?: Relation<MapArea>;

  /** the file's name by default; importing it again replaces its features */
  @Column('text')
  name: string;

  @Column('text')
  attribution: string;

  @Column('text', { default: '' })
  licence: string;

  /** hash of the imported data; the base map's version depends on it */
  @Column('text')
  contentHash: string;

  @Column('timestamptz')
  importedAt: Date;
}
