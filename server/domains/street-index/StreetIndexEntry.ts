import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Node } from '../../shared/relay/Node';
import { BaseMapSource } from '../map-areas/base-map/BaseMapSource';
import { MapArea } from '../map-areas/MapArea';

/** One row of an area's streets index: a street and its square in the printed map's grid. */
@Entity('street_index_entries')
@Check('street_index_entries_street_name_check', `char_length(street_name) BETWEEN 1 AND 120`)
@Check('street_index_entries_coordinate_check', `coordinate_x ~ '^[A-Z]$' AND coordinate_y ~ '^[1-9][0-9]?$'`)
@Check('street_index_entries_position_check', `latitude BETWEEN -55 AND -9 AND longitude BETWEEN 96 AND 168.5`)
@Index('street_index_entries_street_key', ['mapAreaId', 'streetName', 'locality'], { unique: true })
@Index('street_index_entries_source_idx', ['sourceId'])
@Index('street_index_entries_list_idx', { synchronize: false })
@ObjectType({ implements: Node, description: 'A street of an area, and the square of the printed map where it lies.' })
export class StreetIndexEntry implements Node {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Field(() => Int, { description: 'Its number, as addresses of administrators name it.' })
  get databaseId(): number {
    return this.id;
  }

  @Column('integer')
  mapAreaId: number;

  @ManyToOne(() => MapArea, { nullable: false, onDelete: 'CASCADE' })
  mapArea?: Relation<MapArea>;

  @Field({ description: 'Name of the street, for example Hastings Street.' })
  @Column('text')
  streetName: string;

  /** suburb, where an area has two streets of one name; otherwise empty */
  @Column('text', { default: '' })
  locality: string;

  /** the street's other suburbs, where it has a locality from its geometry */
  @Column('text', { array: true, default: [] })
  furtherLocalities: string[];

  @Field({ description: "Column of the map's grid: A, B, C … from the west." })
  @Column('text')
  coordinateX: string;

  @Field({ description: "Row of the map's grid: 1, 2, 3 … from the north." })
  @Column('text')
  coordinateY: string;

  /** for example D8: further squares of the street by its geometry or its points, besides the one with its name */
  @Column('text', { array: true, default: [] })
  furtherSquares: string[];

  @Field(() => Float, { description: 'Degrees of latitude of the place where its name stands.' })
  @Column('double precision')
  latitude: number;

  @Field(() => Float, { description: 'Degrees of longitude of the place where its name stands.' })
  @Column('double precision')
  longitude: number;

  /** the import that created it; null for a street added by hand */
  @Column('integer', { nullable: true })
  sourceId: number | null;

  @ManyToOne(() => BaseMapSource, { nullable: true, onDelete: 'CASCADE' })
  source?: Relation<BaseMapSource> | null;
}
