import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { AustralianState } from '../../../shared/australia/AustralianState';

@InputType({ description: 'What changes in a map area. What is absent stays as it is.' })
export class UpdateMapAreaInput {
  @Field(() => ID, { description: 'Global id of the area.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Name for people, 1 to 80 characters.' })
  name?: string | null;

  @Field(() => AustralianState, { nullable: true, description: 'The state that the area lies in; null: none.' })
  state?: AustralianState | null;

  @Field(() => Float, { nullable: true, description: 'Western edge, degrees of longitude from 96 to 168.5.' })
  west?: number | null;

  @Field(() => Float, { nullable: true, description: 'Southern edge, degrees of latitude from -55 to -9.' })
  south?: number | null;

  @Field(() => Float, { nullable: true, description: 'Eastern edge, degrees of longitude from 96 to 168.5.' })
  east?: number | null;

  @Field(() => Float, { nullable: true, description: 'Northern edge, degrees of latitude from -55 to -9.' })
  north?: number | null;

  @Field(() => Int, { nullable: true, description: "Columns of the printed map's grid, 1 to 26." })
  gridColumns?: number | null;

  @Field(() => Int, { nullable: true, description: "Rows of the printed map's grid, 1 to 99." })
  gridRows?: number | null;
}
