import { ObjectType } from 'type-graphql';
import { CouponRefusal } from './CouponRefusal';

@ObjectType({ description: 'All coupons of the offer are taken.' })
export class CouponSoldOut extends CouponRefusal {}
