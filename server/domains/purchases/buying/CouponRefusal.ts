import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../../brochures/Brochure';
import { whileShown } from '../whileShown';

/** The base of every reason for which there is no coupon. */
@ObjectType()
export abstract class CouponRefusal {
  @Field({ description: 'A sentence for the buyer.' })
  readonly message: string;

  @Field(() => Brochure, { nullable: true, description: 'The ad as it is now; null once visitors no longer see it.' })
  readonly brochure: Brochure | null;

  constructor(message: string, brochure: Brochure) {
    this.message = message;
    this.brochure = whileShown(brochure);
  }
}
