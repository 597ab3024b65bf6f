import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { createVendor, CreateVendorInput, CreateVendorPayload } from './createVendor';
import { listVendors, VendorsArgs } from './listVendors';
import { readsProfile } from './readsProfile';
import { Vendor } from './Vendor';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { edgeOf } from '../../platform/graphql/edgeOf';

@ObjectType({ description: 'A vendor in a list of vendors.' })
class VendorEdge extends edgeOf(Vendor) {}

@ObjectType({ description: 'A page of a list of vendors.' })
class VendorConnection extends connectionOf(VendorEdge) {}

const owners = 'For administrators and the vendor itself; null for everyone else.';

@Resolver(() => Vendor)
export class VendorResolver {
  @Query(() => VendorConnection, { description: 'Vendors by name: all for administrators, its own for a vendor.' })
  async vendors(@Args(() => VendorsArgs) args: VendorsArgs, @Ctx() context: RequestContext): Promise<VendorConnection> {
    const page = await listVendors(context, args);
    return new VendorConnection({ ...page, edges: page.edges.map(({ item, cursor }) => new VendorEdge(item, cursor)) });
  }

  @Mutation(() => CreateVendorPayload, {
    description:
      'Adds a company that has no login yet. VALIDATION_FAILED when there is one of that name. For administrators.',
  })
  async createVendor(
    @Arg('input', () => CreateVendorInput, { description: 'Its name.' }) { companyName }: CreateVendorInput,
    @Ctx() context: RequestContext,
  ): Promise<CreateVendorPayload> {
    return new CreateVendorPayload(await createVendor(context, { companyName }));
  }

  @FieldResolver(() => String, { nullable: true, description: `Whom to ask for. ${owners}` })
  contactName(@Root() vendor: Vendor, @Ctx() { viewer }: RequestContext): string | null {
    return readsProfile(viewer, vendor) ? vendor.contactName : null;
  }

  @FieldResolver(() => String, { nullable: true, description: `Address for messages about the ads. ${owners}` })
  contactEmail(@Root() vendor: Vendor, @Ctx() { viewer }: RequestContext): string | null {
    return readsProfile(viewer, vendor) ? vendor.contactEmail : null;
  }

  @FieldResolver(() => String, { nullable: true, description: `Telephone number. ${owners}` })
  phoneNo(@Root() vendor: Vendor, @Ctx() { viewer }: RequestContext): string | null {
    return readsProfile(viewer, vendor) ? vendor.phoneNo : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: `Australian Business Number, 11 digits without blanks. ${owners}`,
  })
  abn(@Root() vendor: Vendor, @Ctx() { viewer }: RequestContext): string | null {
    return readsProfile(viewer, vendor) ? vendor.abn : null;
  }

  @FieldResolver(() => String, { nullable: true, description: `Where it gets its letters. ${owners}` })
  postalAddress(@Root() vendor: Vendor, @Ctx() { viewer }: RequestContext): string | null {
    return readsProfile(viewer, vendor) ? vendor.postalAddress : null;
  }
}
