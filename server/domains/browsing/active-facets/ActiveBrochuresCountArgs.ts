import { ArgsType, Field } from 'type-graphql';
import { BrochureType } from '../../brochures/BrochureType';

@ArgsType()
export class ActiveBrochuresCountArgs {
  @Field(() => [BrochureType], {
    nullable: true,
    description: 'Types that count; none given: LP_AD, CP_AD and BLD_AD.',
  })
  types?: BrochureType[] | null;
}
