import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { MapArea } from '../MapArea';

/** Where geometry of an area comes from: whose notice has to stand on every map that shows it. */
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

  /** the file's name unless told otherwise; importing it again replaces what it brought */
  @Column('text')
  name: string;

  @Column('text')
  attribution: string;

  @Column('text', { default: '' })
  licence: string;

  /** of what was imported: the version of the base map follows from it */
  @Column('text')
  contentHash: string;

  @Column('timestamptz')
  importedAt: Date;
}
