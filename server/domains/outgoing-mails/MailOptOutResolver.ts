import { Arg, Args, Ctx, Mutation, Query, Resolver, ObjectType, Field, ArgsType } from 'type-graphql';
import { MaxLength } from 'class-validator';
import type { RequestContext } from '../../platform/context/RequestContext';
import { databaseIdOf } from '../../shared/globalId';
import { resendMail, ResendMailInput, ResendMailPayload } from './resendMail';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { MailOptOut } from '../../platform/mailer/opt-outs/MailOptOut';
import { PageArgs } from '../../platform/graphql/PageArgs';
import { listMailOptOuts } from './listMailOptOuts';
import { RemoveMailOptOutPayload, RemoveMailOptOutInput, removeMailOptOut } from './removeMailOptOut';

@ArgsType()
class MailOptOutsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only the one of this e-mail address, in any case.' })
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email?: string | null;
}

@ObjectType({ description: 'An address that wants no optional mail, in its list.' })
class MailOptOutEdge extends edgeOf(MailOptOut) {}

@ObjectType({ description: 'A page of those who want no optional mail.' })
class MailOptOutConnection extends connectionOf(MailOptOutEdge) {}

@Resolver()
export class MailOptOutResolver {
  @Query(() => MailOptOutConnection, {
    description: 'Those who want no reports and reminders, newest first. For administrators.',
  })
  async mailOptOuts(
    @Args(() => MailOptOutsArgs) args: MailOptOutsArgs,
    @Ctx() context: RequestContext,
  ): Promise<MailOptOutConnection> {
    const page = await listMailOptOuts(context, args);
    const edges = page.edges.map(({ item, cursor }) => new MailOptOutEdge(item, cursor));
    return new MailOptOutConnection({ ...page, edges });
  }

  @Mutation(() => RemoveMailOptOutPayload, {
    description: 'Lets somebody have reports and reminders again who asked for it. For administrators.',
  })
  async removeMailOptOut(
    @Arg('input', () => RemoveMailOptOutInput, { description: 'Whose entry.' }) { id }: RemoveMailOptOutInput,
    @Ctx() context: RequestContext,
  ): Promise<RemoveMailOptOutPayload> {
    await removeMailOptOut(context, { id: databaseIdOf(id, 'MailOptOut', 'id') });
    return new RemoveMailOptOutPayload(id);
  }

  @Mutation(() => ResendMailPayload, {
    description:
      'Hands a mail that failed, waits or is held to the mail server now. CONFLICT for one that was sent: nothing is sent twice. For administrators.',
  })
  async resendMail(
    @Arg('input', () => ResendMailInput, { description: 'Which mail.' }) { id }: ResendMailInput,
    @Ctx() context: RequestContext,
  ): Promise<ResendMailPayload> {
    return new ResendMailPayload(await resendMail(context, { id: databaseIdOf(id, 'OutgoingMail', 'id') }));
  }
}
