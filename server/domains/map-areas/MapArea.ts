import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { AustralianState } from '../../shared/australia/AustralianState';
import { Node } from '../../shared/relay/Node';

@Entity('map_areas')
@Check('map_areas_did_check', `did ~ '^[0-9A-Za-z_-]{12}$'`)
@Check('map_areas_code_check', `code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(code) <= 60`)
@Check('map_areas_name_check', `char_length(name) BETWEEN 1 AND 80 AND name = btrim(name)`)
@Check('map_areas_state_check', `state IN ('NSW', 'NT', 'QLD', 'SA', 'TAS', 'WA', 'VIC', 'ACT')`)
@Check(
  'map_areas_box_check',
  `west >= 96 AND east <= 168.5 AND south >= -55 AND north <= -9 AND west < east AND south < north`,
)
@Check('map_areas_grid_check', `grid_columns BETWEEN 1 AND 26 AND grid_rows BETWEEN 1 AND 99`)
@Index('map_areas_did_key', ['did'], { unique: true })
@Index('map_areas_code_key', ['code'], { unique: true })
@ObjectType({
  implements: Node,
  description:
    'An area that has a printed map. Its grid has columns A, B, C … from the west and rows 1, 2, 3 … from the north.',
})
export class MapArea implements Node {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Field(() => Int, { description: 'Its number, as addresses of administrators name it.' })
  get databaseId(): number {
    return this.id;
  }

  @Field({ description: 'Display id: 12 characters, opaque, never changes.' })
  @Column('text')
  did: string;

  @Field({ description: 'Stable code in lower case, for example noosa.' })
  @Column('text')
  code: string;

  @Field({ description: 'Name for people.' })
  @Column('text')
  name: string;

  @Field(() => AustralianState, { nullable: true, description: 'The state that the area lies in.' })
  @Column('text', { nullable: true })
  state: AustralianState | null;

  @Field(() => Float, { description: 'Western edge, degrees of longitude.' })
  @Column('double precision')
  west: number;

  @Field(() => Float, { description: 'Southern edge, degrees of latitude.' })
  @Column('double precision')
  south: number;

  @Field(() => Float, { description: 'Eastern edge, degrees of longitude.' })
  @Column('double precision')
  east: number;

  @Field(() => Float, { description: 'Northern edge, degrees of latitude.' })
  @Column('double precision')
  north: number;

  @Field(() => Int, { description: "Columns of the printed map's grid." })
  @Column('integer')
  gridColumns: number;

  @Field(() => Int, { description: "Rows of the printed map's grid." })
  @Column('integer')
  gridRows: number;
}
