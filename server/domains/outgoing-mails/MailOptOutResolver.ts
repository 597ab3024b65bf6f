import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { databaseIdOf } from '../../shared/globalId';
import { listMailOptOuts } from './listMailOptOuts';
import { MailOptOutConnection } from './MailOptOutConnection';
import { MailOptOutEdge } from './MailOptOutEdge';
import { MailOptOutsArgs } from './MailOptOutsArgs';
import { removeMailOptOut } from './removeMailOptOut';
import { RemoveMailOptOutInput } from './RemoveMailOptOutInput';
import { RemoveMailOptOutPayload } from './RemoveMailOptOutPayload';
import { resendMail } from './resendMail';
import { ResendMailInput } from './ResendMailInput';
import { ResendMailPayload } from './ResendMailPayload';

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
