import { Field, ObjectType } from 'type-graphql';
import { AustralianState } from '../../shared/australia/AustralianState';

@ObjectType({ description: 'Where the offer is to be had.' })
export class Address {
  @Field(() => String, { nullable: true, description: 'Street and number.' })
  line1: string | null;

  @Field(() => String, { nullable: true, description: 'Building, level, shop.' })
  line2: string | null;

  @Field(() => String, { nullable: true, description: 'Four digits; text, because of leading zeros.' })
  postcode: string | null;

  @Field(() => String, { nullable: true, description: 'Suburb or town.' })
  city: string | null;

  @Field(() => AustralianState, { nullable: true, description: 'State or territory.' })
  state: AustralianState | null;

  @Field(() => String, { nullable: true, description: 'Link to the place on a map.' })
  locationUrl: string | null;

  @Field({ description: 'Always AU.' })
  countryCode: string;
}
