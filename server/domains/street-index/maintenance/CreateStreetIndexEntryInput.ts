import { Field, Float, ID, InputType } from 'type-graphql';
import { HasLength } from '../../../shared/validation/HasLength';

@InputType({ description: 'A street for the index of an area.' })
export class CreateStreetIndexEntryInput {
  @Field(() => ID, { description: 'Global id of the map area.' })
  mapArea: string;

  @Field({ description: '1 to 120 characters.' })
  @HasLength(1, 120, 'A street name has at most 120 characters.')
  streetName: string;

  @Field(() => String, {
    nullable: true,
    description: 'Suburb, where the area has two streets of one name; up to 80 characters.',
  })
  @HasLength(1, 80, 'A suburb has at most 80 characters.')
  locality?: string | null;

  @Field(() => Float, { description: 'Degrees of latitude; the square of the map follows from it.' })
  latitude: number;

  @Field(() => Float, { description: 'Degrees of longitude; the square of the map follows from it.' })
  longitude: number;
}
