import { Field, Float, InputType } from 'type-graphql';
import type { Near } from './BrochureFilter';

@InputType({
  description: 'Around a point. Ads without a position are left out. The point is neither stored nor logged.',
})
export class NearInput implements Near {
  @Field(() => Float, { description: 'Degrees, -90 to 90, south negative.' })
  latitude: number;

  @Field(() => Float, { description: 'Degrees, -180 to 180, east positive.' })
  longitude: number;

  @Field(() => Float, { nullable: true, description: 'Kilometres, at most; no limit when absent.' })
  withinKm?: number | null;
}
