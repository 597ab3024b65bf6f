import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../../brochures/Brochure';

/** The base of every reason for which there is no coupon. */
@ObjectType()
export abstract class CouponRefusal {
  @Field({ description: 'A sentence for the buyer.' })
  readonly message: string;

  @Field(() => Brochure, { description: 'The ad as it is now.' })
  readonly brochure: Brochure;

  constructor(message: string, brochure: Brochure) {
    this.message = message;
    this.brochure = brochure;
  }
}
