import { Arg, Args, Ctx, Mutation, Query, Resolver, ObjectType, Field, ID, InputType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { ForwardPageArgs } from '../../platform/graphql/ForwardPageArgs';
import { pageOfList } from '../../platform/graphql/pageOfList';
import { databaseIdOf } from '../../shared/globalId';
import { MakePrintedMapPayload, MakePrintedMapInput } from './makePrintedMap';
import { PrintedMapEdge } from './PrintedMapEdge';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { PrintedMap } from './PrintedMap';
import { flatEntity, type SqlRow } from '../../platform/database/flatEntity';
import { authorize, type Action } from '../../shared/permissions';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import { DomainError } from '../../shared/errors/DomainError';
import { MapArea } from '../map-areas/MapArea';
import { makePrintedMapJob } from './makePrintedMapJob';

type PrintedMapFormat = Pick<PrintedMap, 'mapAreaId' | 'paper' | 'orientation'>;

/** Has the map of an area made in the background; asking again while it is being made changes nothing. */
export function requestPrintedMap(context: RequestContext, format: PrintedMapFormat): Promise<PrintedMap> {
  authorize(context.viewer, 'makePrintedMap');
  return context.database.transaction(async (manager) => {
    const area = await manager
      .getRepository(MapArea)
      .findOne({ where: { id: format.mapAreaId }, lock: { mode: 'pessimistic_read' } });
    if (!area) throw new DomainError('NOT_FOUND', 'There is no such map area.');
    const maps = manager.getRepository(PrintedMap);
    await maps
      .createQueryBuilder()
      .insert()
      .values({ ...format, state: 'WAITING' })
      .orIgnore()
      .execute();
    const map = await maps.findOneOrFail({ where: format, lock: { mode: 'pessimistic_write' } });
    await maps.update({ id: map.id }, { state: 'WAITING', progress: 0, problem: null });
    await context.jobs.enqueue(manager, makePrintedMapJob, { printedMapId: map.id });
    await recordAudit(manager, context, [
      { action: 'makePrintedMap', entityType: 'PrintedMap', entityId: map.id, before: null, after: { ...format } },
    ]);
    return maps.findOneByOrFail({ id: map.id });
  });
}

const actions = { published: 'publishPrintedMap', withdrawn: 'withdrawPrintedMap' } as const satisfies Record<
  string,
  Action
>;

/** Whether visitors get a PDF map. A map that is not there yet may be withdrawn in advance. */
export function setPrintedMapPublished(
  context: RequestContext,
  { id, isPublished }: Pick<PrintedMap, 'id' | 'isPublished'>,
): Promise<PrintedMap> {
  const action = isPublished ? actions.published : actions.withdrawn;
  authorize(context.viewer, action);
  return context.database.transaction(async (manager) => {
    const maps = manager.getRepository(PrintedMap);
    const map = await maps.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!map) throw new DomainError('NOT_FOUND', 'There is no such PDF map.');
    if (map.isPublished === isPublished) return map;
    await maps.update({ id }, { isPublished });
    const before = { isPublished: map.isPublished };
    await recordAudit(manager, context, [
      { action, entityType: 'PrintedMap', entityId: id, before, after: { isPublished } },
    ]);
    return maps.findOneByOrFail({ id });
  });
}

/** One for each area and format is kept; more areas than this nobody has. */
const most = 500;

/** All PDF maps by the name of their area; the public sees those that are there and published. */
export async function listPrintedMaps(context: RequestContext): Promise<PrintedMap[]> {
  authorize(context.viewer, 'printedMaps');
  const map = flatEntity(context.database, PrintedMap, 'p');
  const seesAll = context.viewer?.role === 'ADMINISTRATOR';
  const rows = await context.database.query<SqlRow[]>(
    `SELECT ${map.select} FROM printed_maps p JOIN map_areas m ON m.id = p.map_area_id
     WHERE $1 OR (p.is_published AND p.file_sha256 IS NOT NULL)
     ORDER BY lower(m.name), m.id, p.paper DESC, p.orientation LIMIT ${most}`,
    [seesAll],
  );
  return rows.flatMap((row) => map.read(row) ?? []);
}

@ObjectType({ description: 'What `withdrawPrintedMap` did.' })
class WithdrawPrintedMapPayload {
  @Field(() => PrintedMap, { description: 'The map as it is now.' })
  readonly printedMap: PrintedMap;

  constructor(printedMap: PrintedMap) {
    this.printedMap = printedMap;
  }
}

@ObjectType({ description: 'What `publishPrintedMap` did.' })
class PublishPrintedMapPayload {
  @Field(() => PrintedMap, { description: 'The map as it is now.' })
  readonly printedMap: PrintedMap;

  constructor(printedMap: PrintedMap) {
    this.printedMap = printedMap;
  }
}

@InputType({ description: 'Which PDF map to take away from visitors.' })
class WithdrawPrintedMapInput {
  @Field(() => ID, { description: 'Global id of the PDF map.' })
  id: string;
}

@InputType({ description: 'Which PDF map to publish.' })
class PublishPrintedMapInput {
  @Field(() => ID, { description: 'Global id of the PDF map.' })
  id: string;
}

@ObjectType({ description: 'A page of the PDF maps.' })
class PrintedMapConnection extends connectionOf(PrintedMapEdge) {}

@Resolver()
export class PrintedMapsResolver {
  @Query(() => PrintedMapConnection, {
    description: 'PDF maps by area. Administrators see those too that are withdrawn or have never been made.',
  })
  async printedMaps(
    @Args(() => ForwardPageArgs) args: ForwardPageArgs,
    @Ctx() context: RequestContext,
  ): Promise<PrintedMapConnection> {
    const page = pageOfList(await listPrintedMaps(context), args);
    return new PrintedMapConnection({
      ...page,
      edges: page.edges.map(({ item, cursor }) => new PrintedMapEdge(item, cursor)),
    });
  }

  @Mutation(() => MakePrintedMapPayload, {
    description: 'Asks for the PDF map of an area; it is made in the background. For administrators.',
  })
  async makePrintedMap(
    @Arg('input', () => MakePrintedMapInput, { description: 'Area and format.' })
    { mapArea, paper, orientation }: MakePrintedMapInput,
    @Ctx() context: RequestContext,
  ): Promise<MakePrintedMapPayload> {
    const mapAreaId = databaseIdOf(mapArea, 'MapArea', 'mapArea');
    return new MakePrintedMapPayload(await requestPrintedMap(context, { mapAreaId, paper, orientation }));
  }

  @Mutation(() => PublishPrintedMapPayload, { description: 'Gives visitors a PDF map. For administrators.' })
  async publishPrintedMap(
    @Arg('input', () => PublishPrintedMapInput, { description: 'Which map.' }) { id }: PublishPrintedMapInput,
    @Ctx() context: RequestContext,
  ): Promise<PublishPrintedMapPayload> {
    const input = { id: databaseIdOf(id, 'PrintedMap', 'id'), isPublished: true };
    return new PublishPrintedMapPayload(await setPrintedMapPublished(context, input));
  }

  @Mutation(() => WithdrawPrintedMapPayload, {
    description: 'Takes a PDF map away from visitors; it is kept. For administrators.',
  })
  async withdrawPrintedMap(
    @Arg('input', () => WithdrawPrintedMapInput, { description: 'Which map.' }) { id }: WithdrawPrintedMapInput,
    @Ctx() context: RequestContext,
  ): Promise<WithdrawPrintedMapPayload> {
    const input = { id: databaseIdOf(id, 'PrintedMap', 'id'), isPublished: false };
    return new WithdrawPrintedMapPayload(await setPrintedMapPublished(context, input));
  }
}
