import { Field, Float, ID, InputType } from 'type-graphql';
import { HasLength } from '../../../shared/validation/HasLength';

@InputType({ description: 'What changes in a row of a streets index. What is absent stays as it is.' })
export class UpdateStreetIndexEntryInput {
  @Field(() => ID, { description: 'Global id of the row.' })
  id: string;

  @Field(() => String, { nullable: true, description: '1 to 120 characters.' })
  @HasLength(1, 120, 'A street name has at most 120 characters.')
  streetName?: string | null;

  @Field(() => String, { nullable: true, description: 'Suburb, up to 80 characters; empty: none.' })
  @HasLength(1, 80, 'A suburb has at most 80 characters.')
  locality?: string | null;

  @Field(() => Float, { nullable: true, description: 'Degrees of latitude.' })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees of longitude.' })
  longitude?: number | null;
}
