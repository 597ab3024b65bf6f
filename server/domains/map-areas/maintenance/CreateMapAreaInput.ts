import { Field, Float, InputType, Int } from 'type-graphql';
import { AustralianState } from '../../../shared/australia/AustralianState';

@InputType({ description: 'A new map area.' })
export class CreateMapAreaInput {
  @Field({ description: 'Small letters, digits and single hyphens, at most 60; it stays as it is.' })
  code: string;

  @Field({ description: 'Name for people, 1 to 80 characters.' })
  name: string;

  @Field(() => AustralianState, { nullable: true, description: 'The state that the area lies in.' })
  state?: AustralianState | null;

  @Field(() => Float, { description: 'Western edge, degrees of longitude from 96 to 168.5.' })
  west: number;

  @Field(() => Float, { description: 'Southern edge, degrees of latitude from -55 to -9.' })
  south: number;

  @Field(() => Float, { description: 'Eastern edge, degrees of longitude from 96 to 168.5.' })
  east: number;

  @Field(() => Float, { description: 'Northern edge, degrees of latitude from -55 to -9.' })
  north: number;

  @Field(() => Int, { description: "Columns of the printed map's grid, 1 to 26." })
  gridColumns: number;

  @Field(() => Int, { description: "Rows of the printed map's grid, 1 to 99." })
  gridRows: number;
}
