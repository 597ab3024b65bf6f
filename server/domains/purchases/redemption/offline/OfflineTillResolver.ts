import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { offlineCoupons } from './offlineCoupons';
import { OfflineCouponList } from './OfflineCouponList';
import {
  recordOfflineRedemptions,
  RecordOfflineRedemptionsInput,
  RecordOfflineRedemptionsPayload,
} from './recordOfflineRedemptions';

/** What a till needs to work without a connection. */
@Resolver()
export class OfflineTillResolver {
  @Query(() => OfflineCouponList, {
    description:
      'The coupons of a company that can be redeemed today, as hashes of their codes, for a till that may lose its connection. For administrators and all logins of the company, those of the till included; not for keys.',
  })
  offlineCoupons(
    @Arg('vendorDatabaseId', () => Int, {
      nullable: true,
      description: "`databaseId` of the company; absent: the caller's own. Administrators have to name one.",
    })
    vendorDatabaseId: number | null,
    @Ctx() context: RequestContext,
  ) {
    return offlineCoupons(context, { vendorDatabaseId });
  }

  @Mutation(() => RecordOfflineRedemptionsPayload, {
    description:
      'Takes redemptions of a till that had no connection, with the time at which they happened, and says for each whether it counts. VALIDATION_FAILED for a list that the site has not made for this company. For administrators and all logins of the company, those of the till included; not for keys.',
  })
  async recordOfflineRedemptions(
    @Arg('input', () => RecordOfflineRedemptionsInput, { description: 'The redemptions.' })
    input: RecordOfflineRedemptionsInput,
    @Ctx() context: RequestContext,
  ): Promise<RecordOfflineRedemptionsPayload> {
    return new RecordOfflineRedemptionsPayload(await recordOfflineRedemptions(context, input));
  }
}
