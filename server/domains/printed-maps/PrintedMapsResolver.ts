import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Mutation,
  Query,
  Resolver,
  ObjectType,
  Field,
  ID,
  InputType,
  Int,
} from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { ForwardPageArgs } from '../../platform/graphql/ForwardPageArgs';
import { pageOfList } from '../../platform/graphql/pageOfList';
import { databaseIdOf } from '../../shared/globalId';
import { MakePrintedMapPayload, MakePrintedMapInput } from './making/makePrintedMap';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { PrintedMap } from './PrintedMap';
import { requestPrintedMap } from './making/requestPrintedMap';
import { setPrintedMapPublished } from './setPrintedMapPublished';
import { listPrintedMaps, mostPrintedMaps } from './listPrintedMaps';
import { edgeOf } from '../../platform/graphql/edgeOf';

@ArgsType()
class PrintedMapsArgs extends ForwardPageArgs {
  @Field(() => Int, { nullable: true, description: 'How many maps from the front, 0 to 1,000; 24 when absent.' })
  override first?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only the maps of the area with this `did` or `code`; an unknown one has none.',
  })
  mapArea?: string | null;
}

@ObjectType({ description: 'A PDF map in its list.' })
class PrintedMapEdge extends edgeOf(PrintedMap) {}

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
    @Args(() => PrintedMapsArgs) args: PrintedMapsArgs,
    @Ctx() context: RequestContext,
  ): Promise<PrintedMapConnection> {
    const page = pageOfList(await listPrintedMaps(context, args.mapArea), args, mostPrintedMaps);
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
