import { MaxLength } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '../../platform/graphql/PageArgs';

@ArgsType()
export class MailOptOutsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only the one of this e-mail address, in any case.' })
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email?: string | null;
}
