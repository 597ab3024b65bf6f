import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { Vendor } from '../vendors/Vendor';
import { vendorLoader } from '../vendors/vendorLoader';
import { Account } from './Account';

@Resolver(() => Account)
export class AccountResolver {
  @FieldResolver(() => Vendor, {
    nullable: true,
    description: 'The company whose ads it keeps; null for administrators.',
  })
  vendor(@Root() { vendorId }: Account, @Ctx() context: RequestContext): Promise<Vendor | null> | null {
    return vendorId === null ? null : context.loader(vendorLoader).load(vendorId);
  }
}
