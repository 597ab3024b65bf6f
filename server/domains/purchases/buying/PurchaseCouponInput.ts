import { IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { idempotencyKeyPattern } from './idempotencyKeyPattern';

@InputType({ description: 'Which coupon, and for whom.' })
export class PurchaseCouponInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  brochureId: string;

  @Field({ description: "The buyer's name, 2 to 100 visible characters." })
  @MaxLength(1000, { message: 'A name has at most 100 characters.' })
  name: string;

  @Field({ description: "The buyer's e-mail address. One coupon of an offer goes to one address." })
  @MaxLength(254, { message: 'Please enter a valid email address.' })
  email: string;

  @Field({ description: 'Whether the buyer accepts the terms; has to be true.' })
  acceptTerms: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'The price that the buyer was shown, in cents. Is it lower by now, the buyer gets the lower one; is it higher, the answer is CouponOfferChanged. Without it the current price is taken.',
  })
  @IsOptional()
  @Min(0, { message: 'A price is $0.00 or more.' })
  @Max(99_999_999, { message: 'A price is at most $999,999.99.' })
  expectedPriceCents?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Made anew for each purchase, 8 to 100 printable characters: when an answer is lost, send the same key again and get the same coupon.',
  })
  @IsOptional()
  @Matches(new RegExp(idempotencyKeyPattern), { message: 'A key has 8 to 100 characters of ASCII, without spaces.' })
  idempotencyKey?: string | null;
}
