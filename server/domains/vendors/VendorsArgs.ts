import { MaxLength } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '../../platform/graphql/PageArgs';

@ArgsType()
export class VendorsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Only those whose company name, contact or ABN holds this text.',
  })
  @MaxLength(200, { message: 'Search for at most 200 characters.' })
  q?: string | null;
}
