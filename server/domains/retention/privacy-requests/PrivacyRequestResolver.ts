import { Arg, Args, Ctx, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { connectionOf } from '../../../platform/graphql/connectionOf';
import { edgeOf } from '../../../platform/graphql/edgeOf';
import { databaseIdOf } from '../../../shared/globalId';
import { Account } from '../../accounts/Account';
import { accountLoader } from '../../accounts/accountLoader';
import { dataTokenOf } from '../own-data/dataTokens';
import { answerPrivacyRequest, AnswerPrivacyRequestInput, AnswerPrivacyRequestPayload } from './answerPrivacyRequest';
import { listPrivacyRequests, PrivacyRequestsArgs } from './listPrivacyRequests';
import { PrivacyRequest } from './PrivacyRequest';
import { recordPrivacyRequest, RecordPrivacyRequestInput, RecordPrivacyRequestPayload } from './recordPrivacyRequest';

@ObjectType({ description: 'A request about own data in its list.' })
class PrivacyRequestEdge extends edgeOf(PrivacyRequest) {}

@ObjectType({ description: 'A page of requests about own data.' })
class PrivacyRequestConnection extends connectionOf(PrivacyRequestEdge) {}

const documentsOpenForMs = 30 * 60 * 1000;

@Resolver(() => PrivacyRequest)
export class PrivacyRequestResolver {
  @Query(() => PrivacyRequestConnection, {
    description: 'Requests about own data: open ones first, by the day they are due. For administrators.',
  })
  async privacyRequests(
    @Args(() => PrivacyRequestsArgs) args: PrivacyRequestsArgs,
    @Ctx() context: RequestContext,
  ): Promise<PrivacyRequestConnection> {
    const page = await listPrivacyRequests(context, args);
    const edges = page.edges.map(({ item, cursor }) => new PrivacyRequestEdge(item, cursor));
    return new PrivacyRequestConnection({ ...page, edges });
  }

  @Mutation(() => RecordPrivacyRequestPayload, {
    description:
      'Enters a request that came by mail, letter or telephone; its person is mailed. VALIDATION_FAILED names each field, CONFLICT: the address has an open request about the same. For administrators.',
  })
  async recordPrivacyRequest(
    @Arg('input', () => RecordPrivacyRequestInput, { description: 'The request.' })
    { note = null, ...input }: RecordPrivacyRequestInput,
    @Ctx() context: RequestContext,
  ): Promise<RecordPrivacyRequestPayload> {
    return new RecordPrivacyRequestPayload(await recordPrivacyRequest(context, { ...input, note }));
  }

  @Mutation(() => AnswerPrivacyRequestPayload, {
    description:
      'Answers a request by mail; DONE carries out an erasure, at once and for good. CONFLICT: it is answered. For administrators.',
  })
  async answerPrivacyRequest(
    @Arg('input', () => AnswerPrivacyRequestInput, { description: 'Which request, and the answer.' })
    { id, state, answer = null }: AnswerPrivacyRequestInput,
    @Ctx() context: RequestContext,
  ): Promise<AnswerPrivacyRequestPayload> {
    const requestId = databaseIdOf(id, 'PrivacyRequest', 'id');
    return new AnswerPrivacyRequestPayload(await answerPrivacyRequest(context, { id: requestId, state, answer }));
  }

  @FieldResolver(() => Boolean, { description: 'Whether the day by which it has to be answered is over.' })
  isOverdue(@Root() { state, dueAt }: PrivacyRequest, @Ctx() { clock }: RequestContext): boolean {
    return state === 'OPEN' && dueAt < clock.now();
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it waits for the mailbox of a new address, and for nobody else.',
  })
  isAddressToConfirm(@Root() { state, newEmail }: PrivacyRequest): boolean {
    return state === 'OPEN' && newEmail !== null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Path of everything that is known of the person, as PDF, for half an hour; null once it is erased. The audit log names who opens it.',
  })
  pdfPath(
    @Root() { id, email }: PrivacyRequest,
    @Ctx() { clock, identitySecret, viewer }: RequestContext,
  ): string | null {
    if (email === null || viewer?.role !== 'ADMINISTRATOR') return null;
    const expiresAt = new Date(clock.now().getTime() + documentsOpenForMs);
    const holder = { holder: 'request', id, administratorId: viewer.accountId } as const;
    return `/rest/privacy/public/${dataTokenOf(identitySecret, holder, expiresAt)}/pdf`;
  }

  @FieldResolver(() => Account, {
    nullable: true,
    description: 'Who answered it; null for the site itself, and for a login that is no more.',
  })
  handledBy(
    @Root() { handledByAccountId }: PrivacyRequest,
    @Ctx() context: RequestContext,
  ): Promise<Account | null> | null {
    return handledByAccountId === null ? null : context.loader(accountLoader).load(handledByAccountId);
  }
}
