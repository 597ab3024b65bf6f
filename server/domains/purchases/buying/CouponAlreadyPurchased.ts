import { ObjectType } from 'type-graphql';
import { CouponRefusal } from './CouponRefusal';

@ObjectType({ description: 'This e-mail address has its coupon of this offer.' })
export class CouponAlreadyPurchased extends CouponRefusal {}
