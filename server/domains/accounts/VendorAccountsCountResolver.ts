import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { readsProfile } from '../vendors/readsProfile';
import { Vendor } from '../vendors/Vendor';
import { countsByVendor } from '../../platform/loaders/countsByVendor';

/** Counts the logins of a company. */
const accountsCountLoader = countsByVendor('FROM accounts');

@Resolver(() => Vendor)
export class VendorAccountsCountResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How many logins it has, in every state. For administrators and the vendor itself; null for everyone else.',
  })
  accountsCount(@Root() vendor: Vendor, @Ctx() context: RequestContext): Promise<number> | null {
    return readsProfile(context.viewer, vendor) ? context.loader(accountsCountLoader).load(vendor.id) : null;
  }
}
