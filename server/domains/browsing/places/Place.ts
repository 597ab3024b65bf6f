import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A suburb or town. Its position is the middle of its public ads, or its own without any.' })
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

  @Field(() => Int, {
    description: 'How many public ads there are; 0: none, so the list around it begins further away.',
  })
  brochuresCount: number;
}
