import { Args, Ctx, Query, Resolver, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { listVendorInvitations, VendorInvitationsArgs } from './listVendorInvitations';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { VendorInvitation } from './VendorInvitation';

@ObjectType({ description: 'An invitation in a list of invitations.' })
class VendorInvitationEdge extends edgeOf(VendorInvitation) {}

@ObjectType({ description: 'A page of a list of invitations.' })
class VendorInvitationConnection extends connectionOf(VendorInvitationEdge) {}

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
