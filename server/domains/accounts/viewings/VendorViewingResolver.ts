import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { accountLoader } from '../accountLoader';
import { endVendorViewing, EndVendorViewingPayload } from './endVendorViewing';
import { listVendorViewings } from './listVendorViewings';
import { startVendorViewing, StartVendorViewingInput, StartVendorViewingPayload } from './startVendorViewing';
import { VendorViewing } from './VendorViewing';

@Resolver(() => VendorViewing)
export class VendorViewingResolver {
  @Query(() => [VendorViewing], {
    description:
      'When administrators saw the site as a login of the own company, the newest first, at most 100; for administrators: all.',
  })
  vendorViewings(@Ctx() context: RequestContext): Promise<VendorViewing[]> {
    return listVendorViewings(context);
  }

  @FieldResolver(() => String, { description: 'E-mail address of the login as which the site was seen.' })
  async email(@Root() { accountId }: VendorViewing, @Ctx() context: RequestContext): Promise<string> {
    return (await context.loader(accountLoader).load(accountId))?.email ?? '';
  }

  @Mutation(() => StartVendorViewingPayload, {
    description:
      'A token with which an administrator sees the site as a login of a vendor, for 30 minutes, without changing anything. The company sees that it happened.',
  })
  startVendorViewing(
    @Arg('input', () => StartVendorViewingInput, { description: 'Login and reason.' }) input: StartVendorViewingInput,
    @Ctx() context: RequestContext,
  ): Promise<StartVendorViewingPayload> {
    return startVendorViewing(context, input);
  }

  @Mutation(() => EndVendorViewingPayload, {
    description: 'Ends the viewing of this token, which counts no more. Any other token ends nothing.',
  })
  endVendorViewing(@Ctx() context: RequestContext): Promise<EndVendorViewingPayload> {
    return endVendorViewing(context);
  }
}
