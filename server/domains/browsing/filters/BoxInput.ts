import { Field, Float, InputType } from 'type-graphql';
import type { Box } from './BrochureFilter';

@InputType({
  description: 'A box on the map, in degrees. One whose west is greater than its east crosses the date line.',
})
export class BoxInput implements Box {
  @Field(() => Float, { description: 'Western edge, -180 to 180.' })
  west: number;

  @Field(() => Float, { description: 'Southern edge, -90 to 90.' })
  south: number;

  @Field(() => Float, { description: 'Eastern edge, -180 to 180.' })
  east: number;

  @Field(() => Float, { description: 'Northern edge, -90 to 90.' })
  north: number;
}
