import { ArgsType, Field } from 'type-graphql';
import { ForwardPageArgs } from '../../../platform/graphql/ForwardPageArgs';
import { BrochureType } from '../../brochures/BrochureType';

/** Arguments for menus: all entries, or only those with active ads. */
@ArgsType()
export class ActiveListArgs extends ForwardPageArgs {
  @Field({
    defaultValue: false,
    description: 'Only those with at least one public active ad of the `types`.',
    nullable: true,
  })
  activeOnly?: boolean;

  @Field(() => [BrochureType], {
    nullable: true,
    description: 'For `activeOnly`; none given: LP_AD, CP_AD and BLD_AD.',
  })
  types?: BrochureType[] | null;
}
