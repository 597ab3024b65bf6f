import { Field, InputType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { CouponPurchase } from '../CouponPurchase';
import { purchaseByToken } from '../purchaseByToken';
import { changeReminder } from './changeReminder';
import { whenReminded } from '../../../../shared/coupons/whenReminded';

@InputType({ description: 'Whether to remind of a coupon.' })
export class SetCouponReminderInput {
  @Field(() => String, { description: 'The token of the coupon, as the purchase gave it.' })
  token: string;

  @Field({ description: `true: a mail ${whenReminded}; false: none.` })
  remind: boolean;
}

/**
 * Turns the reminders of a coupon on or off (docs/rules/prices-and-coupons.md#reminders). The token is sufficient proof.
 * @throws NOT_FOUND if the token opens nothing
 */
export async function setCouponReminder(
  context: RequestContext,
  { token, remind }: Pick<SetCouponReminderInput, 'token' | 'remind'>,
): Promise<CouponPurchase> {
  authorize(context.viewer, 'setCouponReminder');
  const { id } = await purchaseByToken(context, token);
  return context.database.transaction(async (manager) => {
    if (await changeReminder(manager, id, remind)) {
      await recordAudit(manager, context, [
        { action: 'setCouponReminder', entityType: 'CouponPurchase', entityId: id, before: null, after: { remind } },
      ]);
    }
    return manager.getRepository(CouponPurchase).findOneByOrFail({ id });
  });
}
