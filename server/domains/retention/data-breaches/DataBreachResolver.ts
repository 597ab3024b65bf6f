import { Arg, Args, Ctx, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { connectionOf } from '../../../platform/graphql/connectionOf';
import { edgeOf } from '../../../platform/graphql/edgeOf';
import { databaseIdOf } from '../../../shared/globalId';
import { Account } from '../../accounts/Account';
import { accountLoader } from '../../accounts/accountLoader';
import { assessDataBreach, AssessDataBreachInput, AssessDataBreachPayload } from './assessDataBreach';
import { DataBreach } from './DataBreach';
import { DataBreachesArgs, listDataBreaches } from './listDataBreaches';
import { noteBreachNotices, NoteBreachNoticesInput, NoteBreachNoticesPayload } from './noteBreachNotices';
import { recordDataBreach, RecordDataBreachInput, RecordDataBreachPayload } from './recordDataBreach';

@ObjectType({ description: 'A data breach in its list.' })
class DataBreachEdge extends edgeOf(DataBreach) {}

@ObjectType({ description: 'A page of the register of data breaches.' })
class DataBreachConnection extends connectionOf(DataBreachEdge) {}

@Resolver(() => DataBreach)
export class DataBreachResolver {
  @Query(() => DataBreachConnection, {
    description: 'The register of data breaches: those with something to do first. For administrators.',
  })
  async dataBreaches(
    @Args(() => DataBreachesArgs) args: DataBreachesArgs,
    @Ctx() context: RequestContext,
  ): Promise<DataBreachConnection> {
    const page = await listDataBreaches(context, args);
    const edges = page.edges.map(({ item, cursor }) => new DataBreachEdge(item, cursor));
    return new DataBreachConnection({ ...page, edges });
  }

  @Mutation(() => RecordDataBreachPayload, {
    description:
      'Enters a data breach; it has to be assessed within 30 days of its discovery. VALIDATION_FAILED names each field. For administrators.',
  })
  async recordDataBreach(
    @Arg('input', () => RecordDataBreachInput, { description: 'The breach.' })
    { peopleCount = null, ...input }: RecordDataBreachInput,
    @Ctx() context: RequestContext,
  ): Promise<RecordDataBreachPayload> {
    return new RecordDataBreachPayload(await recordDataBreach(context, { ...input, peopleCount }));
  }

  @Mutation(() => AssessDataBreachPayload, {
    description: 'Assesses a data breach, once. CONFLICT: it is assessed. For administrators.',
  })
  async assessDataBreach(
    @Arg('input', () => AssessDataBreachInput, { description: 'Which breach, and the assessment.' })
    { id, ...input }: AssessDataBreachInput,
    @Ctx() context: RequestContext,
  ): Promise<AssessDataBreachPayload> {
    return new AssessDataBreachPayload(
      await assessDataBreach(context, { ...input, id: databaseIdOf(id, 'DataBreach', 'id') }),
    );
  }

  @Mutation(() => NoteBreachNoticesPayload, {
    description:
      'Stores when the Commissioner and the people concerned were told. CONFLICT: nobody has to be told. For administrators.',
  })
  async noteBreachNotices(
    @Arg('input', () => NoteBreachNoticesInput, { description: 'Which breach, and the days.' })
    { id, commissionerNotifiedOn = null, peopleNotifiedOn = null }: NoteBreachNoticesInput,
    @Ctx() context: RequestContext,
  ): Promise<NoteBreachNoticesPayload> {
    const days = { commissionerNotifiedOn, peopleNotifiedOn };
    return new NoteBreachNoticesPayload(
      await noteBreachNotices(context, { ...days, id: databaseIdOf(id, 'DataBreach', 'id') }),
    );
  }

  @FieldResolver(() => Boolean, { description: 'Whether the day by which it has to be assessed is over.' })
  isOverdue(@Root() { state, dueAt }: DataBreach, @Ctx() { clock }: RequestContext): boolean {
    return state === 'ASSESSING' && dueAt < clock.now();
  }

  @FieldResolver(() => Account, { nullable: true, description: 'Who entered it; null for a login that is no more.' })
  recordedBy(
    @Root() { recordedByAccountId }: DataBreach,
    @Ctx() context: RequestContext,
  ): Promise<Account | null> | null {
    return recordedByAccountId === null ? null : context.loader(accountLoader).load(recordedByAccountId);
  }
}
