import { ArgsType, Field } from 'type-graphql';
import { ForwardPageArgs } from '../../../platform/graphql/ForwardPageArgs';
import { BrochureType } from '../../brochures/BrochureType';
import { defaultListTypesText } from '../filters/defaultListTypes';

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
    description: `For \`activeOnly\`; none given: ${defaultListTypesText}.`,
  })
  types?: BrochureType[] | null;
}
