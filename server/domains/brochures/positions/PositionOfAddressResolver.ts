import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { findPositionOfAddress } from './findPositionOfAddress';
import { FoundPosition } from './FoundPosition';
import { PositionOfAddressArgs } from './PositionOfAddressArgs';

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
