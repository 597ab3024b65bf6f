import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { Vendor } from '../vendors/Vendor';
import { vendorLoader } from '../vendors/vendorLoader';
import { SignedInViewer } from './SignedInViewer';
import { accountLoader } from './accountLoader';

@Resolver(() => SignedInViewer)
export class SignedInViewerResolver {
  @Query(() => SignedInViewer, { nullable: true, description: 'Who is calling; null when not signed in.' })
  viewer(@Ctx() context: RequestContext): Promise<SignedInViewer | null> {
    return findSignedInViewer(context);
  }

  @FieldResolver(() => Vendor, {
    nullable: true,
    description: 'The company whose ads it keeps; null for administrators.',
  })
  vendor(@Root() { account }: SignedInViewer, @Ctx() context: RequestContext): Promise<Vendor | null> | null {
    return account.vendorId === null ? null : context.loader(vendorLoader).load(account.vendorId);
  }
}

async function findSignedInViewer(context: RequestContext): Promise<SignedInViewer | null> {
  if (!context.viewer) return null;
  const account = await context.loader(accountLoader).load(context.viewer.accountId);
  return account && new SignedInViewer(account);
}
