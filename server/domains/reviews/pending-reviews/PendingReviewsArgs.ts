import { MaxLength } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '../../../platform/graphql/PageArgs';
import { BrochureType } from '../../brochures/BrochureType';
import { PendingReviewKind } from './PendingReviewKind';

@ArgsType()
export class PendingReviewsArgs extends PageArgs {
  @Field(() => PendingReviewKind, { nullable: true, description: 'Only what is of this kind.' })
  kind?: PendingReviewKind | null;

  @Field(() => BrochureType, { nullable: true, description: 'Only ads of this type.' })
  type?: BrochureType | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only what was sent back and waits for its vendor; false: only what waits for you.',
  })
  isSentBack?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Only ads whose title or company holds this text.' })
  @MaxLength(200, { message: 'Search for at most 200 characters.' })
  q?: string | null;
}
