import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { readsProfile } from '../../vendors/readsProfile';
import { Vendor } from '../../vendors/Vendor';
import { countsByVendor } from '../../../platform/loaders/countsByVendor';

/** Counts the ads of a company in every state, without deleted ones. */
const brochuresCountLoader = countsByVendor('FROM brochures WHERE record_status');

@Resolver(() => Vendor)
export class VendorBrochuresCountResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How many ads it has, in every state. For administrators and the vendor itself; null for everyone else.',
  })
  brochuresCount(@Root() vendor: Vendor, @Ctx() context: RequestContext): Promise<number> | null {
    return readsProfile(context.viewer, vendor) ? context.loader(brochuresCountLoader).load(vendor.id) : null;
  }
}
