import { Args, Ctx, Query, Resolver, ArgsType, Field } from 'type-graphql';
import { ValidateNested } from 'class-validator';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { findPositionOfAddress } from './findPositionOfAddress';
import { FoundPosition } from './FoundPosition';
import { AddressInput } from '../writing/input/AddressInput';

@ArgsType()
class PositionOfAddressArgs {
  @Field(() => AddressInput, { description: 'As it would be written into the ad.' })
  @ValidateNested()
  address: AddressInput;

  @Field(() => String, { nullable: true, description: '`did` or `code` of the map area in which the street lies.' })
  mapArea?: string | null;
}

@Resolver()
export class PositionOfAddressResolver {
  @Query(() => FoundPosition, {
    nullable: true,
    description:
      'Where an ad with this address and without a pin would stand: by coordinates inside `locationUrl`, by its street in the streets index, or in the middle of its suburb. null: nowhere. For whoever is signed in.',
  })
  positionOfAddress(
    @Args(() => PositionOfAddressArgs) args: PositionOfAddressArgs,
    @Ctx() context: RequestContext,
  ): Promise<FoundPosition | null> {
    return findPositionOfAddress(context, args);
  }
}
