import { Field, Float, ObjectType } from 'type-graphql';
import { Brochure } from '../../brochures/Brochure';

@ObjectType({ description: 'A public ad near another one.' })
export class NearbyBrochure {
  @Field(() => Float, { description: 'Kilometres between the positions of both ads, rounded to 10 m.' })
  distanceKm: number;

  @Field(() => Brochure, { description: 'The ad nearby.' })
  brochure: Brochure;
}
