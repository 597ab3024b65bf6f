import { MaxLength } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { PageArgs } from '../../platform/graphql/PageArgs';

@ArgsType()
export class VendorsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Only those whose company name, contact or ABN holds this text.',
  })
  @MaxLength(200, { message: 'Search for at most 200 characters.' })
  q?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only the one with this `databaseId`.' })
  databaseId?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only those with a login that may be used; false: only those without; for administrators.',
  })
  hasLogin?: boolean | null;
}
