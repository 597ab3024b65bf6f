import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { databaseIdOf } from '../../shared/globalId';
import { setVendorRole, SetVendorRoleInput, SetVendorRolePayload } from './setVendorRole';

@Resolver()
export class VendorRoleResolver {
  @Mutation(() => SetVendorRolePayload, {
    description:
      'Says what a login of a vendor is for, from its next request on. CONFLICT for the only owner. For administrators, and owners of the company.',
  })
  async setVendorRole(
    @Arg('input', () => SetVendorRoleInput, { description: 'Which login, and what for.' })
    { id, vendorRole }: SetVendorRoleInput,
    @Ctx() context: RequestContext,
  ): Promise<SetVendorRolePayload> {
    return new SetVendorRolePayload(
      await setVendorRole(context, { id: databaseIdOf(id, 'Account', 'id'), vendorRole }),
    );
  }
}
