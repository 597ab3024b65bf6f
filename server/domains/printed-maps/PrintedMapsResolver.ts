import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { ForwardPageArgs } from '../../platform/graphql/ForwardPageArgs';
import { pageOfList } from '../../platform/graphql/pageOfList';
import { databaseIdOf } from '../../shared/globalId';
import { listPrintedMaps } from './listPrintedMaps';
import { MakePrintedMapInput } from './MakePrintedMapInput';
import { MakePrintedMapPayload } from './MakePrintedMapPayload';
import { PrintedMapConnection } from './PrintedMapConnection';
import { PrintedMapEdge } from './PrintedMapEdge';
import { PublishPrintedMapInput } from './PublishPrintedMapInput';
import { PublishPrintedMapPayload } from './PublishPrintedMapPayload';
import { requestPrintedMap } from './requestPrintedMap';
import { setPrintedMapPublished } from './setPrintedMapPublished';
import { WithdrawPrintedMapInput } from './WithdrawPrintedMapInput';
import { WithdrawPrintedMapPayload } from './WithdrawPrintedMapPayload';

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
