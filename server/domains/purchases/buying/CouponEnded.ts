import { ObjectType } from 'type-graphql';
import { CouponRefusal } from './CouponRefusal';

@ObjectType({ description: 'The last day of the offer is over.' })
export class CouponEnded extends CouponRefusal {}
