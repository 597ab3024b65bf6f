import { ValidateNested } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { AddressInput } from '../writing/AddressInput';

@ArgsType()
export class PositionOfAddressArgs {
  @Field(() => AddressInput, { description: 'As it would be written into the ad.' })
  @ValidateNested()
  address: AddressInput;

  @Field(() => String, { nullable: true, description: '`did` or `code` of the map area in which the street lies.' })
  mapArea?: string | null;
}
