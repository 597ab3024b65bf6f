import { Arg, Args, Ctx, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { mayCall } from '../../shared/authorize';
import { databaseIdOf } from '../../shared/globalId';
import { Account } from '../accounts/Account';
import { accountLoader } from '../accounts/accountLoader';
import { AuditedChange, namedChanges } from '../audit-log/AuditedChange';
import { undeletedAd } from '../audit-log/titleOfAd';
import { Brochure } from '../brochures/Brochure';
import { undoPeriods } from '../brochures/undo/undoPeriods';
import { auditedValues } from '../brochures/writing/values/auditedValues';
import { approveReviews, ApproveReviewsInput, ApproveReviewsPayload } from './approvals/approveReviews';
import { permissionOfAction } from './BulkAction';
import { BulkJob } from './BulkJob';
import { PrepareBulkJobInput } from './BulkJobInput';
import { BulkJobRow } from './BulkJobRow';
import { editBrochureCells, EditBrochureCellsInput, EditBrochureCellsPayload } from './editBrochureCells';
import { BulkJobRowsArgs, listBulkJobRows } from './listBulkJobRows';
import { BulkJobsArgs, listBulkJobs } from './listBulkJobs';
import { mayUndoBulkJob } from './undoing/mayUndoBulkJob';
import { prepareBulkJob, PrepareBulkJobPayload } from './prepareBulkJob';
import { resolveDuplicates, ResolveDuplicatesInput, ResolveDuplicatesPayload } from './duplicates/resolveDuplicates';
import { startBulkJob, StartBulkJobInput, StartBulkJobPayload } from './startBulkJob';
import { undoBulkJob, UndoBulkJobInput, UndoBulkJobPayload } from './undoing/undoBulkJob';
import { undoProblem } from './undoing/undoProblem';

const { days } = undoPeriods.bulkJob;

@ObjectType({ description: 'A bulk job in its list.' })
class BulkJobEdge extends edgeOf(BulkJob) {}

@ObjectType({ description: 'A page of the bulk jobs.' })
class BulkJobConnection extends connectionOf(BulkJobEdge) {}

@ObjectType({ description: 'An ad of a bulk job in its list.' })
class BulkJobRowEdge extends edgeOf(BulkJobRow) {}

@ObjectType({ description: 'A page of the ads of a bulk job.' })
class BulkJobRowConnection extends connectionOf(BulkJobRowEdge) {}

@Resolver(() => BulkJob)
export class BulkJobResolver {
  @Query(() => BulkJobConnection, {
    description: `Changes of many ads, newest first; they are forgotten after ${days} days. For administrators.`,
  })
  async bulkJobs(
    @Args(() => BulkJobsArgs) args: BulkJobsArgs,
    @Ctx() context: RequestContext,
  ): Promise<BulkJobConnection> {
    const page = await listBulkJobs(context, args);
    return new BulkJobConnection({
      ...page,
      edges: page.edges.map(({ item, cursor }) => new BulkJobEdge(item, cursor)),
    });
  }

  @Query(() => BulkJobRowConnection, {
    description: 'The ads of a bulk job with what became of each, in the order of the list. For administrators.',
  })
  async bulkJobRows(
    @Args(() => BulkJobRowsArgs) { jobId, ...args }: BulkJobRowsArgs,
    @Ctx() context: RequestContext,
  ): Promise<BulkJobRowConnection> {
    const page = await listBulkJobRows(context, { ...args, jobId: databaseIdOf(jobId, 'BulkJob', 'jobId') });
    const edges = page.edges.map(({ item, cursor }) => new BulkJobRowEdge(item, cursor));
    return new BulkJobRowConnection({ ...page, edges });
  }

  @Mutation(() => PrepareBulkJobPayload, {
    description:
      'Chooses ads and tries a change on them in the background, without changing any: `bulkJobRows` then says what would change. With `startsAtOnce` it changes them without a trial. For administrators.',
  })
  async prepareBulkJob(
    @Arg('input', () => PrepareBulkJobInput, { description: 'What to do to which ads.' }) input: PrepareBulkJobInput,
    @Ctx() context: RequestContext,
  ): Promise<PrepareBulkJobPayload> {
    return new PrepareBulkJobPayload(await prepareBulkJob(context, input));
  }

  @Mutation(() => StartBulkJobPayload, {
    description:
      'Runs a bulk job that was tried, each ad by itself. The server finishes it also after its own restart. CONFLICT for one that was not tried to its end. For administrators.',
  })
  async startBulkJob(
    @Arg('input', () => StartBulkJobInput, { description: 'Which job.' }) { id }: StartBulkJobInput,
    @Ctx() context: RequestContext,
  ): Promise<StartBulkJobPayload> {
    return new StartBulkJobPayload(await startBulkJob(context, { id: databaseIdOf(id, 'BulkJob', 'id') }));
  }

  @Mutation(() => UndoBulkJobPayload, {
    description: `Brings the ads of a bulk job back to exactly what they were; one that has changed since stays as it is. CONFLICT where nothing can be undone, GONE after ${days} days. For administrators: reviewers undo what they have started themselves.`,
  })
  async undoBulkJob(
    @Arg('input', () => UndoBulkJobInput, { description: 'Which job.' }) { id }: UndoBulkJobInput,
    @Ctx() context: RequestContext,
  ): Promise<UndoBulkJobPayload> {
    return new UndoBulkJobPayload(await undoBulkJob(context, { id: databaseIdOf(id, 'BulkJob', 'id') }));
  }

  @Mutation(() => EditBrochureCellsPayload, {
    description:
      'Writes into each ad values of its own, by a bulk job that starts at once. Its rows say what became of each ad: one that somebody has changed since `version` is refused. For administrators.',
  })
  async editBrochureCells(
    @Arg('input', () => EditBrochureCellsInput, { description: 'Which cells.' }) input: EditBrochureCellsInput,
    @Ctx() context: RequestContext,
  ): Promise<EditBrochureCellsPayload> {
    return new EditBrochureCellsPayload(await editBrochureCells(context, input));
  }

  @Mutation(() => ApproveReviewsPayload, {
    description:
      'Approves ads or their pending changes by a bulk job. Its rows say what became of each: one that lacks something, or that somebody has changed since it was chosen, is refused. A job of `queue` is tried, and waits for `startBulkJob`. For administrators who review.',
  })
  async approveReviews(
    @Arg('input', () => ApproveReviewsInput, { description: 'What to approve.' }) input: ApproveReviewsInput,
    @Ctx() context: RequestContext,
  ): Promise<ApproveReviewsPayload> {
    return new ApproveReviewsPayload(await approveReviews(context, input));
  }

  @Mutation(() => ResolveDuplicatesPayload, {
    description:
      'Merges suspected duplicates, or says that they are none, by a bulk job that is tried and waits for `startBulkJob`. Its rows say what becomes of each pair. For administrators.',
  })
  async resolveDuplicates(
    @Arg('input', () => ResolveDuplicatesInput, { description: 'What to do with which pairs.' })
    input: ResolveDuplicatesInput,
    @Ctx() context: RequestContext,
  ): Promise<ResolveDuplicatesPayload> {
    return new ResolveDuplicatesPayload(await resolveDuplicates(context, input));
  }

  @FieldResolver(() => Account, { nullable: true, description: 'Who started it, or else prepared it.' })
  createdBy(@Root() { createdById }: BulkJob, @Ctx() context: RequestContext): Promise<Account | null> {
    return context.loader(accountLoader).load(createdById);
  }

  @FieldResolver(() => [AuditedChange], { description: 'The values that UPDATE writes; empty for other actions.' })
  fields(@Root() { changes }: BulkJob, @Ctx() context: RequestContext): Promise<AuditedChange[]> {
    return namedChanges(context, { entityType: 'Brochure', before: null, after: auditedValues(changes, changes) });
  }

  @FieldResolver(() => Boolean, { description: 'Whether it waits to be started, and the caller may start it.' })
  isStartable(@Root() { state, action }: BulkJob, @Ctx() { viewer }: RequestContext): boolean {
    return state === 'CHECKED' && mayCall(viewer, 'startBulkJob') && mayCall(viewer, permissionOfAction[action]);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the caller can undo it now.' })
  isUndoable(@Root() job: BulkJob, @Ctx() { clock, viewer }: RequestContext): boolean {
    return mayUndoBulkJob(viewer, job) && undoProblem(job, clock.now()) === null;
  }
}

@Resolver(() => BulkJobRow)
export class BulkJobRowResolver {
  @FieldResolver(() => Brochure, { nullable: true, description: 'The ad; null for one that is deleted now.' })
  brochure(@Root() { brochureId }: BulkJobRow, @Ctx() context: RequestContext): Promise<Brochure | null> {
    return undeletedAd(context, brochureId);
  }

  @FieldResolver(() => Brochure, { nullable: true, description: 'As `brochure`, of the other ad of a pair.' })
  otherBrochure(@Root() { otherBrochureId }: BulkJobRow, @Ctx() context: RequestContext): Promise<Brochure | null> {
    return otherBrochureId === null ? Promise.resolve(null) : undeletedAd(context, otherBrochureId);
  }

  @FieldResolver(() => [AuditedChange], { description: 'Its fields before and after; empty unless it changed.' })
  changes(@Root() row: BulkJobRow, @Ctx() context: RequestContext): Promise<AuditedChange[]> {
    // before its turn a row keeps what the preview showed
    if (row.outcome === 'WAITING') return Promise.resolve([]);
    return namedChanges(context, { entityType: 'Brochure', before: row.before, after: row.after });
  }
}
