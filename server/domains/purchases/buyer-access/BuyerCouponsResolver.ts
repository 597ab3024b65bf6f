import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { ReservedCoupon } from '../ReservedCoupon';
import { reservedCouponOf } from '../reservedCouponOf';
import { findBuyerCoupons } from './findBuyerCoupons';
import { openMyCoupons, OpenMyCouponsInput, OpenMyCouponsPayload } from './openMyCoupons';
import { sendMyCoupons, SendMyCouponsInput, SendMyCouponsPayload } from './sendMyCoupons';

@ObjectType({ description: 'The coupons of an e-mail address, for whoever reads its mail.' })
export class BuyerCoupons {
  @Field({ description: 'False: the token is that of the mail; open it by `openMyCoupons`.' })
  readonly isOpen: boolean;

  @Field(() => [ReservedCoupon], { description: 'At most 100, newest first; none until the link is opened.' })
  readonly coupons: ReservedCoupon[];

  constructor(values: { isOpen: boolean; coupons: ReservedCoupon[] }) {
    Object.assign(this, values);
  }
}

@Resolver()
export class BuyerCouponsResolver {
  @Mutation(() => SendMyCouponsPayload, {
    description:
      'Mails a link to all coupons and data of an address, if anything is kept of it. The answer is the same for each address. At most 3 mails an hour and address.',
  })
  async sendMyCoupons(
    @Arg('input', () => SendMyCouponsInput, { description: 'Whose coupons to find.' }) input: SendMyCouponsInput,
    @Ctx() context: RequestContext,
  ): Promise<SendMyCouponsPayload> {
    await sendMyCoupons(context, input);
    return new SendMyCouponsPayload();
  }

  @Mutation(() => OpenMyCouponsPayload, {
    description:
      'Uses up the link of a mail, which works once, within an hour. NOT_FOUND: it is unknown, used or too old.',
  })
  async openMyCoupons(
    @Arg('input', () => OpenMyCouponsInput, { description: 'Which link to open.' }) input: OpenMyCouponsInput,
    @Ctx() context: RequestContext,
  ): Promise<OpenMyCouponsPayload> {
    return new OpenMyCouponsPayload(await openMyCoupons(context, input));
  }

  @Query(() => BuyerCoupons, {
    description: 'All coupons of an address. NOT_FOUND: the token is unknown, used or too old.',
  })
  async buyerCoupons(
    @Arg('token', () => String, { description: 'As `openMyCoupons` gave it.' }) token: string,
    @Ctx() context: RequestContext,
  ): Promise<BuyerCoupons> {
    const { isOpen, purchases } = await findBuyerCoupons(context, token);
    const coupons = await Promise.all(purchases.map((purchase) => reservedCouponOf(context, purchase)));
    return new BuyerCoupons({ isOpen, coupons });
  }
}
