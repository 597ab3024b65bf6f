import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { readsProfile } from '../../vendors/readsProfile';
import { Vendor } from '../../vendors/Vendor';
import { countsByVendor } from '../../../platform/loaders/countsByVendor';

/** Counts the ads of a company in every state, without deleted ones. Only the company's own count has its drafts. */
const ownCountLoader = countsByVendor('FROM brochures WHERE record_status');
const submittedCountLoader = countsByVendor('FROM brochures WHERE record_status AND submitted_at IS NOT NULL');

@Resolver(() => Vendor)
export class VendorBrochuresCountResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How many ads it has, in every state; drafts count for the vendor itself only. For administrators and the vendor itself; null for everyone else.',
  })
  brochuresCount(@Root() vendor: Vendor, @Ctx() context: RequestContext): Promise<number> | null {
    if (!readsProfile(context.viewer, vendor)) return null;
    const loader = context.viewer?.role === 'VENDOR' ? ownCountLoader : submittedCountLoader;
    return context.loader(loader).load(vendor.id);
  }
}
