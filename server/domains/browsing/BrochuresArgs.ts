import { ArgsType, Field, Int } from 'type-graphql';
import { PageArgs } from '../../platform/graphql/PageArgs';
import { BrochureFilterInput } from './filters/BrochureFilterInput';
import { BrochureOrderInput } from './filters/BrochureOrderInput';

@ArgsType()
export class BrochuresArgs extends PageArgs {
  @Field(() => Int, {
    nullable: true,
    description:
      'How many items to skip, up to 1,000,000: for page-numbered tables of administrators. Everyone else pages by cursor.',
  })
  offset?: number | null;

  @Field(() => BrochureFilterInput, {
    nullable: true,
    description: 'Which ads; all that the caller may see when absent.',
  })
  filter?: BrochureFilterInput | null;

  @Field(() => [BrochureOrderInput], {
    nullable: true,
    description:
      'Absent: by INDEX, then VALID_FROM newest first; with `filter.near` nearest first. Ties end with the newest `databaseId`.',
  })
  orderBy?: BrochureOrderInput[] | null;
}
