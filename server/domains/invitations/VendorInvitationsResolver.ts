import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { listVendorInvitations } from './listVendorInvitations';
import { VendorInvitationConnection } from './VendorInvitationConnection';
import { VendorInvitationEdge } from './VendorInvitationEdge';
import { VendorInvitationsArgs } from './VendorInvitationsArgs';

@Resolver()
export class VendorInvitationsResolver {
  @Query(() => VendorInvitationConnection, {
    description: 'Invitations, the newest first: all for administrators, those to its own company for a vendor.',
  })
  async vendorInvitations(
    @Args(() => VendorInvitationsArgs) args: VendorInvitationsArgs,
    @Ctx() context: RequestContext,
  ): Promise<VendorInvitationConnection> {
    const page = await listVendorInvitations(context, args);
    const edges = page.edges.map(({ item, cursor }) => new VendorInvitationEdge(item, cursor));
    return new VendorInvitationConnection({ ...page, edges });
  }
}
