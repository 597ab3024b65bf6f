import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { roadClasses, type RoadClass } from '../../../../shared/map-style/roadClasses';
import type { MapGeometry } from '../../../shared/geo/MapGeometry';
import { sqlTexts } from '../../../platform/database/sqlTexts';
import { baseMapKinds, type BaseMapKind } from './BaseMapKind';
import { facilityTypes, type FacilityType } from '../../../../shared/map-style/facilities';
import { BaseMapSource } from './BaseMapSource';

/** A feature of maps: a piece of land, park, beach, water or suburb, a building, street, railway, ferry or facility. */
@Entity('base_map_features')
@Check('base_map_features_kind_check', `kind IN (${sqlTexts(baseMapKinds)})`)
@Check('base_map_features_rank_check', `rank BETWEEN 1 AND 4`)
@Check('base_map_features_name_check', `char_length(name) <= 120`)
@Check('base_map_features_road_class_check', `road_class IN (${sqlTexts(roadClasses)})`)
@Check('base_map_features_facility_check', `facility IN (${sqlTexts(facilityTypes)})`)
@Check('base_map_features_facility_kind_check', `(facility IS NOT NULL) = (kind = 'FACILITY')`)
@Check('base_map_features_route_number_check', `char_length(route_number) <= 8`)
@Index('base_map_features_source_idx', ['sourceId', 'kind', 'name'])
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

  /** class of a street; null in imports from before classes were stored, which are drawn by `rank` */
  @Column('text', { nullable: true })
  roadClass: RoadClass | null;

  /** of a main road, for its shield, such as "M1"; empty without one */
  @Column('text', { default: '' })
  routeNumber: string;

  /** what a facility is; null for all else */
  @Column('text', { nullable: true })
  facility: FacilityType | null;

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
