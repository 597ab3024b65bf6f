import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { CouponPurchased } from './buying/CouponPurchased';
import { purchaseByToken } from './purchaseByToken';
import { ReservedCoupon } from './ReservedCoupon';
import { reservedCouponOf } from './reservedCouponOf';
import { setCouponReminder, SetCouponReminderInput } from './reminders/setCouponReminder';
import { sendCouponAgain, SendCouponAgainInput } from './buyer-access/sendCouponAgain';
import { cancelCoupon, CancelCouponInput } from './voiding/cancelCoupon';

@ObjectType({ description: 'What `cancelCoupon` did.' })
export class CancelCouponPayload {
  @Field(() => ReservedCoupon, { description: 'The coupon as it is now.' })
  readonly coupon: ReservedCoupon;

  constructor(coupon: ReservedCoupon) {
    this.coupon = coupon;
  }
}

@ObjectType({ description: 'What `sendCouponAgain` did.' })
export class SendCouponAgainPayload {
  @Field(() => ReservedCoupon, { description: 'The coupon, which is on its way.' })
  readonly coupon: ReservedCoupon;

  constructor(coupon: ReservedCoupon) {
    this.coupon = coupon;
  }
}

@ObjectType({ description: 'What `setCouponReminder` did.' })
export class SetCouponReminderPayload {
  @Field(() => ReservedCoupon, { description: 'The coupon as it is now.' })
  readonly coupon: ReservedCoupon;

  constructor(coupon: ReservedCoupon) {
    this.coupon = coupon;
  }
}

@Resolver(() => CouponPurchased)
export class ReservedCouponResolver {
  @Query(() => ReservedCoupon, {
    description: 'A coupon as it is now, for the buyer who kept its token. NOT_FOUND: the token opens nothing.',
  })
  async reservedCoupon(
    @Arg('token', () => String, { description: 'As the purchase gave it.' }) token: string,
    @Ctx() context: RequestContext,
  ): Promise<ReservedCoupon> {
    return reservedCouponOf(context, await purchaseByToken(context, token));
  }

  @Mutation(() => CancelCouponPayload, {
    description:
      'Cancels a coupon for the buyer who kept its token; there is then one more to be had. A cancelled one stays as it is. CONFLICT: it was redeemed or has ended; NOT_FOUND: the token opens nothing.',
  })
  async cancelCoupon(
    @Arg('input', () => CancelCouponInput, { description: 'Which coupon to cancel.' }) input: CancelCouponInput,
    @Ctx() context: RequestContext,
  ): Promise<CancelCouponPayload> {
    return new CancelCouponPayload(await reservedCouponOf(context, await cancelCoupon(context, input)));
  }

  @Mutation(() => SendCouponAgainPayload, {
    description:
      'Mails a coupon again to the address that it was reserved for, for the buyer who kept its token; one mail within ten minutes. CONFLICT: it is no longer valid; NOT_FOUND: the token opens nothing.',
  })
  async sendCouponAgain(
    @Arg('input', () => SendCouponAgainInput, { description: 'Which coupon to mail.' }) input: SendCouponAgainInput,
    @Ctx() context: RequestContext,
  ): Promise<SendCouponAgainPayload> {
    return new SendCouponAgainPayload(await reservedCouponOf(context, await sendCouponAgain(context, input)));
  }

  @Mutation(() => SetCouponReminderPayload, {
    description: 'Turns the reminders of a coupon on or off, for the buyer who kept its token.',
  })
  async setCouponReminder(
    @Arg('input', () => SetCouponReminderInput, { description: 'Which coupon, and whether.' })
    input: SetCouponReminderInput,
    @Ctx() context: RequestContext,
  ): Promise<SetCouponReminderPayload> {
    return new SetCouponReminderPayload(await reservedCouponOf(context, await setCouponReminder(context, input)));
  }

  @FieldResolver(() => ReservedCoupon, { description: 'The coupon as its buyer has it, with the token that opens it.' })
  coupon(@Root() { purchase }: CouponPurchased, @Ctx() context: RequestContext): Promise<ReservedCoupon> {
    return reservedCouponOf(context, purchase);
  }
}
