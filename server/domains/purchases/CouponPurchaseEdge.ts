import { ObjectType } from 'type-graphql';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { CouponPurchase } from './CouponPurchase';

@ObjectType({ description: 'A coupon in a list of reserved coupons.' })
export class CouponPurchaseEdge extends edgeOf(CouponPurchase) {}
