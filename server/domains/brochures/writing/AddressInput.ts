import { IsIn, ValidateIf } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { AustralianState } from '../../../shared/australia/AustralianState';
import { HasLength } from '../../../shared/validation/HasLength';
import { IsWebAddress } from '../../../shared/validation/IsWebAddress';

const states = Object.values(AustralianState);

@InputType({ description: 'Where the offer is to be had. A part that is absent stays as it is; null clears it.' })
export class AddressInput {
  @Field(() => String, { nullable: true, description: 'Street and number, up to 200 characters.' })
  @HasLength(1, 200, 'A line of an address has at most 200 characters.')
  line1?: string | null;

  @Field(() => String, { nullable: true, description: 'Building, level, shop: up to 200 characters.' })
  @HasLength(1, 200, 'A line of an address has at most 200 characters.')
  line2?: string | null;

  @Field(() => String, { nullable: true, description: 'Four digits that lie in the state.' })
  @HasLength(1, 20, 'A postcode has four digits.')
  postcode?: string | null;

  @Field(() => String, { nullable: true, description: 'Suburb or town, up to 80 characters.' })
  @HasLength(1, 80, 'A suburb or town has at most 80 characters.')
  city?: string | null;

  @Field(() => AustralianState, { nullable: true, description: 'State or territory.' })
  @ValidateIf((_, value) => value != null)
  @IsIn(states, { message: `A state is one of ${states.join(', ')}.` })
  state?: AustralianState | null;

  @Field(() => String, {
    nullable: true,
    description: 'Link to the place on a map; coordinates inside it become the position when no pin is set.',
  })
  @IsWebAddress()
  locationUrl?: string | null;
}
