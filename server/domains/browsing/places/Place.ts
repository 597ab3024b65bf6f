import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A suburb or town with public ads. Its position is the middle of theirs.' })
export class Place {
  @Field({ description: 'Suburb or town.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Short form, for example QLD.' })
  state: string | null;

  @Field(() => String, { nullable: true, description: 'Four digits.' })
  postcode: string | null;

  @Field(() => Float, { description: 'Degrees, south negative.' })
  latitude: number;

  @Field(() => Float, { description: 'Degrees, east positive.' })
  longitude: number;

  @Field(() => Int, { description: 'How many public ads there are.' })
  brochuresCount: number;
}
