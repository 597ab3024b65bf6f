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
import { requestPrintedMap } from './requestPrintedMap';

@Resolver()
export class PrintedMapsResolver {
  @Query(() => PrintedMapConnection, {
    description: 'PDF maps by area. Administrators see those too that have never been made yet.',
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
}
