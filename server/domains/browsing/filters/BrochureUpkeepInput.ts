import { Field, InputType, Int } from 'type-graphql';
import type { BrochureUpkeep } from './BrochureFilter';

@InputType('BrochureUpkeep', {
  description: 'What those who keep the directory look for. FORBIDDEN for everyone but administrators.',
})
export class BrochureUpkeepInput implements BrochureUpkeep {
  @Field(() => Int, {
    nullable: true,
    description: 'Inside their dates now, and over within so many days, 0 to 366.',
  })
  endingWithinDays?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: coupons of which none is left; false: all other ads.',
  })
  soldOut?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'true: no picture; false: at least one.' })
  withoutPicture?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'true: no position; false: with one.' })
  withoutPosition?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: no position, only the middle of its suburb, or outside of its map area; false: a position without doubt.',
  })
  doubtfulPosition?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'true: no index; false: with one.' })
  withoutIndex?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Index of this number or higher, 1 to 9998.' })
  minIndex?: number | null;

  @Field(() => Int, { nullable: true, description: 'Index of this number or lower, 1 to 9998.' })
  maxIndex?: number | null;

  @Field(() => Int, { nullable: true, description: 'So many counted views or more.' })
  minViews?: number | null;

  @Field(() => Int, { nullable: true, description: 'So many counted views or fewer.' })
  maxViews?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of the title, or of the company name where there is none; without regard to case and accents; up to 120 characters.',
  })
  title?: string | null;
}
