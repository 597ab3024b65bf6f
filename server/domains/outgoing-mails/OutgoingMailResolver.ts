import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { listOutgoingMails } from './listOutgoingMails';
import { nextAttemptLoader } from './nextAttemptLoader';
import { OutgoingMailConnection } from './OutgoingMailConnection';
import { OutgoingMailEdge } from './OutgoingMailEdge';
import { OutgoingMailsArgs } from './OutgoingMailsArgs';
import { withoutLinks } from './withoutLinks';

@Resolver(() => OutgoingMail)
export class OutgoingMailResolver {
  @Query(() => OutgoingMailConnection, { description: 'The outbox, newest first. For administrators.' })
  async outgoingMails(
    @Args(() => OutgoingMailsArgs) args: OutgoingMailsArgs,
    @Ctx() context: RequestContext,
  ): Promise<OutgoingMailConnection> {
    const page = await listOutgoingMails(context, args);
    const edges = page.edges.map(({ item, cursor }) => new OutgoingMailEdge(item, cursor));
    return new OutgoingMailConnection({ ...page, edges });
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What it says, links taken out; null for one that is confidential.',
  })
  body(@Root() { confidential, text }: OutgoingMail): string | null {
    return confidential ? null : withoutLinks(text);
  }

  @FieldResolver(() => [String], { description: 'Names of the files that come with it.' })
  attachmentNames(@Root() { attachments }: OutgoingMail): string[] {
    return attachments.map(({ filename }) => filename);
  }

  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it is tried next; null when it does not wait.',
  })
  nextAttemptAt(@Root() { id, state }: OutgoingMail, @Ctx() context: RequestContext): Promise<Date | null> | null {
    return state === 'QUEUED' ? context.loader(nextAttemptLoader).load(id) : null;
  }
}
