import { MaxLength } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { PageArgs } from '../../platform/graphql/PageArgs';
import { AccountState } from './states/AccountState';
import { Role } from './Role';

@ArgsType()
export class AccountsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only those whose e-mail address or name holds this text.' })
  @MaxLength(200, { message: 'Search for at most 200 characters.' })
  q?: string | null;

  @Field(() => Role, { nullable: true, description: 'Only those of this role.' })
  role?: Role | null;

  @Field(() => AccountState, { nullable: true, description: 'Only those in this state.' })
  state?: AccountState | null;

  @Field(() => Int, { nullable: true, description: 'Only those of the vendor with this `databaseId`.' })
  vendorId?: number | null;
}
