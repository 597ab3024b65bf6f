import { Args, Ctx, FieldResolver, Query, Resolver, Root, ObjectType } from 'type-graphql';
import DataLoader from 'dataloader';
import type { RequestContext, LoaderFactory } from '../../platform/context/RequestContext';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { listOutgoingMails, OutgoingMailsArgs } from './listOutgoingMails';
import { withoutLinks } from './withoutLinks';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { dueTimes } from '../../platform/jobs/dueTimes';
import { deliverMailJob } from '../../platform/mailer/delivery/deliverMailJob';
import { edgeOf } from '../../platform/graphql/edgeOf';

@ObjectType({ description: 'A mail in its list.' })
class OutgoingMailEdge extends edgeOf(OutgoingMail) {}

/** Time of the queue's next attempt to send a mail, by mail id. */
const nextAttemptLoader: LoaderFactory<number, Date | null> = ({ database }) =>
  new DataLoader<number, Date | null>(async (ids) => {
    const due = await dueTimes(database, deliverMailJob, { key: 'mailId', values: ids });
    return ids.map((id) => due.get(id) ?? null);
  });

@ObjectType({ description: 'A page of the outbox.' })
class OutgoingMailConnection extends connectionOf(OutgoingMailEdge) {}

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
