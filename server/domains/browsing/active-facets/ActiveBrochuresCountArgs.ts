import { ArgsType, Field } from 'type-graphql';
import { BrochureType } from '../../brochures/BrochureType';
import { defaultListTypesText } from '../filters/defaultListTypes';

@ArgsType()
export class ActiveBrochuresCountArgs {
  @Field(() => [BrochureType], {
    nullable: true,
    description: `Types that count; none given: ${defaultListTypesText}.`,
  })
  types?: BrochureType[] | null;
}
