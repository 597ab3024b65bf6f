import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { databaseIdOf } from '../../shared/globalId';
import { Enquiry } from '../enquiries/Enquiry';
import { Vendor } from '../vendors/Vendor';
import { acceptAdvertiser, AcceptAdvertiserInput, AcceptAdvertiserPayload } from './acceptAdvertiser';
import { refuseAdvertiser, RefuseAdvertiserInput, RefuseAdvertiserPayload } from './refuseAdvertiser';
import { similarVendorsLoader } from './similarVendorsLoader';

/** Businesses that ask to advertise. */
@Resolver(() => Enquiry)
export class AdvertisersResolver {
  @FieldResolver(() => [Vendor], {
    description: 'Vendors that may be this business: the same ABN, e-mail address, login or name; at most 5.',
  })
  similarVendors(@Root() enquiry: Enquiry, @Ctx() context: RequestContext): Promise<Vendor[]> {
    return context.loader(similarVendorsLoader).load(enquiry);
  }

  @Mutation(() => AcceptAdvertiserPayload, {
    description:
      'Makes a vendor of a business that asks to advertise, and mails its sender an invitation. VALIDATION_FAILED: the address has a login, or a vendor has the ABN or the name. CONFLICT: somebody handled it. For administrators.',
  })
  async acceptAdvertiser(
    @Arg('input', () => AcceptAdvertiserInput, { description: 'Which request.' })
    { id, vendorId }: AcceptAdvertiserInput,
    @Ctx() context: RequestContext,
  ): Promise<AcceptAdvertiserPayload> {
    const accepted = await acceptAdvertiser(context, {
      id: databaseIdOf(id, 'Enquiry', 'id'),
      vendorId: vendorId == null ? null : databaseIdOf(vendorId, 'Vendor', 'vendorId'),
    });
    return new AcceptAdvertiserPayload(accepted);
  }

  @Mutation(() => RefuseAdvertiserPayload, {
    description:
      'Declines a request to advertise and mails the reason to its sender. CONFLICT: somebody handled it. For administrators.',
  })
  async refuseAdvertiser(
    @Arg('input', () => RefuseAdvertiserInput, { description: 'Which request, and why.' })
    { id, reason }: RefuseAdvertiserInput,
    @Ctx() context: RequestContext,
  ): Promise<RefuseAdvertiserPayload> {
    return new RefuseAdvertiserPayload(
      await refuseAdvertiser(context, { id: databaseIdOf(id, 'Enquiry', 'id'), reason }),
    );
  }
}
