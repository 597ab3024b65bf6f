import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { CouponPurchaseEdge } from './CouponPurchaseEdge';

@ObjectType({ description: 'A page of a list of reserved coupons.' })
export class CouponPurchaseConnection extends connectionOf(CouponPurchaseEdge) {}
