import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { MapGeometry } from '../../../shared/geo/MapGeometry';
import type { BaseMapKind } from './BaseMapKind';
import { BaseMapSource } from './BaseMapSource';

/** A piece of land, park, water or suburb, or a street, for drawing maps. */
@Entity('base_map_features')
@Check('base_map_features_kind_check', `kind IN ('LAND', 'PARK', 'WATER', 'SUBURB', 'STREET')`)
@Check('base_map_features_rank_check', `rank BETWEEN 1 AND 4`)
@Check('base_map_features_name_check', `char_length(name) <= 120`)
@Index('base_map_features_source_idx', ['sourceId', 'kind'])
@Index('base_map_features_box_idx', { synchronize: false })
export class BaseMapFeature {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  sourceId: number;

  @ManyToOne(() => BaseMapSource, { nullable: false, onDelete: 'CASCADE' })
  source?: Relation<BaseMapSource>;

  @Column('text')
  kind: BaseMapKind;

  /** empty for a feature without a name */
  @Column('text', { default: '' })
  name: string;

  /** importance of a street: 1 main road, 2 collector, 3 street, 4 lane or path */
  @Column('smallint', { default: 3 })
  rank: number;

  @Column('jsonb')
  geometry: MapGeometry;

  @Column('double precision')
  west: number;

  @Column('double precision')
  south: number;

  @Column('double precision')
  east: number;

  @Column('double precision')
  north: number;
}
