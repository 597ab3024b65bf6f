import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { databaseIdOf } from '../../../shared/globalId';
import { CouponPurchaseConnection } from '../CouponPurchaseConnection';
import { CouponPurchaseEdge } from '../CouponPurchaseEdge';
import { listCouponPurchases, CouponPurchasesArgs } from './listCouponPurchases';

@Resolver()
export class CouponPurchasesResolver {
  @Query(() => CouponPurchaseConnection, {
    description: 'Reserved coupons, newest first: all for administrators, those of its own ads for a vendor.',
  })
  async couponPurchases(
    @Args(() => CouponPurchasesArgs) { brochureId: id, brochureDatabaseId, ...args }: CouponPurchasesArgs,
    @Ctx() context: RequestContext,
  ): Promise<CouponPurchaseConnection> {
    const brochureId = id == null ? brochureDatabaseId : databaseIdOf(id, 'Brochure', 'brochureId');
    const page = await listCouponPurchases(context, { ...args, brochureId });
    const edges = page.edges.map(({ item, cursor }) => new CouponPurchaseEdge(item, cursor));
    return new CouponPurchaseConnection({ ...page, edges });
  }
}
