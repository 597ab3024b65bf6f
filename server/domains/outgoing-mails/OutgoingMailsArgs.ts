import { MaxLength } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '../../platform/graphql/PageArgs';
import { OutgoingMailState } from '../../platform/mailer/OutgoingMailState';

@ArgsType()
export class OutgoingMailsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only those whose recipient or subject holds this text.' })
  @MaxLength(200, { message: 'Search for at most 200 characters.' })
  q?: string | null;

  @Field(() => OutgoingMailState, { nullable: true, description: 'Only those in this state.' })
  state?: OutgoingMailState | null;
}
