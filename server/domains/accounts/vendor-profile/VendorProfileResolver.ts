import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { databaseIdOf } from '../../../shared/globalId';
import { UpdateVendorPayload, UpdateVendorInput } from '../../vendors/updateVendor';
import { changeVendorProfile } from './changeVendorProfile';

@Resolver()
export class VendorProfileResolver {
  @Mutation(() => UpdateVendorPayload, {
    description: 'Changes what a company says about itself. For administrators and its own logins.',
  })
  async updateVendor(
    @Arg('input', () => UpdateVendorInput, { description: 'What to change.' }) { id, ...changes }: UpdateVendorInput,
    @Ctx() context: RequestContext,
  ): Promise<UpdateVendorPayload> {
    return new UpdateVendorPayload(await changeVendorProfile(context, databaseIdOf(id, 'Vendor', 'id'), changes));
  }
}
