import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { GraphQLDate } from '../../../shared/scalars/GraphQLDate';
import { readVendorFigures } from './readVendorFigures';
import { VendorFigures } from './VendorFigures';

@Resolver()
export class VendorFiguresResolver {
  @Query(() => VendorFigures, {
    description:
      "Views, clicks, coupons and redemptions of a company's ads by ad and by day, against as many days before; at most 366 days at once. For administrators and the company's own logins.",
  })
  vendorFigures(
    @Arg('vendorDatabaseId', () => Int, {
      nullable: true,
      description: "`databaseId` of the company; absent: the caller's own. Administrators have to name one.",
    })
    vendorDatabaseId: number | null,
    @Arg('from', () => GraphQLDate, { nullable: true, description: 'First day; absent: 30 days up to the last.' })
    from: string | null,
    @Arg('to', () => GraphQLDate, { nullable: true, description: "Last day; absent: today, in the company's zone." })
    to: string | null,
    @Arg('days', () => Int, {
      nullable: true,
      description: 'How many days up to the last, 1 to 366, instead of the first day.',
    })
    days: number | null,
    @Ctx() context: RequestContext,
  ): Promise<VendorFigures> {
    return readVendorFigures(context, { vendorDatabaseId, from, to, days });
  }
}
