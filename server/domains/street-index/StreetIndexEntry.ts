import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { MapArea } from '../map-areas/MapArea';

/** One row of an area's streets index: a street and the square of the printed map's grid that it lies in. */
@Entity('street_index_entries')
@Check('street_index_entries_street_name_check', `char_length(street_name) BETWEEN 1 AND 120`)
@Check('street_index_entries_coordinate_check', `coordinate_x ~ '^[A-Z]$' AND coordinate_y ~ '^[1-9][0-9]?$'`)
@Check('street_index_entries_position_check', `latitude BETWEEN -55 AND -9 AND longitude BETWEEN 96 AND 168.5`)
@Index('street_index_entries_street_key', ['mapAreaId', 'streetName', 'locality'], { unique: true })
export class StreetIndexEntry {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  mapAreaId: number;

  @ManyToOne(() => MapArea, { nullable: false, onDelete: 'CASCADE' })
  mapArea?: Relation<MapArea>;

  @Column('text')
  streetName: string;

  /** suburb, where an area has two streets of one name; otherwise empty */
  @Column('text', { default: '' })
  locality: string;

  /** column of the grid: A, B, C … */
  @Column('text')
  coordinateX: string;

  /** row of the grid: 1, 2, 3 … */
  @Column('text')
  coordinateY: string;

  @Column('double precision')
  latitude: number;

  @Column('double precision')
  longitude: number;
}
