import { Arg, Args, Ctx, Mutation, Query, Resolver, ObjectType, Field, ID, InputType, ArgsType } from 'type-graphql';
import { MaxLength } from 'class-validator';
import type { RequestContext } from '../../platform/context/RequestContext';
import { databaseIdOf } from '../../shared/globalId';
import { resendMail, ResendMailInput, ResendMailPayload } from './resendMail';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { MailOptOut } from '../../platform/mailer/MailOptOut';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/permissions';
import { pageOfRows } from '../../platform/database/pageOfRows';
import type { Page } from '../../platform/graphql/Page';
import { recipientHashOf } from '../../platform/mailer/optOutTokens';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import { PageArgs } from '../../platform/graphql/PageArgs';

@ArgsType()
class MailOptOutsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only the one of this e-mail address, in any case.' })
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email?: string | null;
}

interface ListMailOptOutsInput extends Omit<PageArguments, 'offset'> {
  email?: string | null;
}

const newestFirst: readonly SortKey[] = [
  { name: 'ID', expression: 'o.id', direction: 'DESC', kind: 'integer', nullable: false },
];

/** Those who want no optional mail, newest first. Only hashes are kept, so an address is found whole or not at all. */
export function listMailOptOuts(
  context: RequestContext,
  { email, ...page }: ListMailOptOutsInput,
): Promise<Page<{ item: MailOptOut; cursor: string }>> {
  authorize(context.viewer, 'mailOptOuts');
  return pageOfRows(
    context.database,
    {
      entity: MailOptOut,
      alias: 'o',
      keys: newestFirst,
      conditions: (values) =>
        email?.trim() ? [`o.recipient_hash = ${values.add(recipientHashOf(context.identitySecret, email))}`] : [],
    },
    page,
  );
}

@ObjectType({ description: 'What `removeMailOptOut` did.' })
class RemoveMailOptOutPayload {
  @Field(() => ID, { description: 'Global id of the entry that is gone.' })
  readonly removedId: string;

  constructor(removedId: string) {
    this.removedId = removedId;
  }
}

@InputType({ description: 'Who wants optional mail again.' })
class RemoveMailOptOutInput {
  @Field(() => ID, { description: 'Global id of the entry.' })
  id: string;
}

/** Whoever it is may be sent reports and reminders again; only for somebody who asked for it (Spam Act). */
export async function removeMailOptOut(context: RequestContext, { id }: { id: number }): Promise<void> {
  authorize(context.viewer, 'removeMailOptOut');
  await context.database.transaction(async (manager) => {
    const optOuts = manager.getRepository(MailOptOut);
    const optOut = await optOuts.findOneBy({ id });
    if (!optOut) throw new DomainError('NOT_FOUND', 'There is no such entry.');
    await optOuts.delete({ id });
    const before = { optedOutAt: optOut.optedOutAt.toISOString() };
    await recordAudit(manager, context, [
      { action: 'removeMailOptOut', entityType: 'MailOptOut', entityId: id, before, after: null },
    ]);
  });
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
