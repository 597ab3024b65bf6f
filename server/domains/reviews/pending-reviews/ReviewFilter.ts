import { MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType, type ClassType } from 'type-graphql';
import { BrochureType } from '../../brochures/BrochureType';
import { PendingReviewKind } from './PendingReviewKind';

/** Which entries of the review queue. */
export interface ReviewFilter {
  kind?: PendingReviewKind | null;
  type?: BrochureType | null;
  q?: string | null;
  /** global id of a login */
  assigneeId?: string | null;
  isAssigned?: boolean | null;
}

/** The filter of the review queue, for arguments and inputs: `class XArgs extends withReviewFilter(PageArgs) {}`. */
export function withReviewFilter<T extends object>(base: ClassType<T>) {
  @ArgsType()
  @InputType()
  class Filtered extends (base as ClassType) implements ReviewFilter {
    @Field(() => PendingReviewKind, { nullable: true, description: 'Only what is of this kind.' })
    kind?: PendingReviewKind | null;

    @Field(() => BrochureType, { nullable: true, description: 'Only ads of this type.' })
    type?: BrochureType | null;

    @Field(() => String, { nullable: true, description: 'Only ads whose title or company holds this text.' })
    @MaxLength(200, { message: 'Search for at most 200 characters.' })
    q?: string | null;

    @Field(() => ID, { nullable: true, description: 'Only what the login with this global id looks at.' })
    assigneeId?: string | null;

    @Field(() => Boolean, {
      nullable: true,
      description: 'true: only what somebody looks at; false: only what nobody does.',
    })
    isAssigned?: boolean | null;
  }
  return Filtered as ClassType<T & ReviewFilter>;
}
