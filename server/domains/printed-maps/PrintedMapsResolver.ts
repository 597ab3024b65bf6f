import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { databaseIdOf } from '../../shared/globalId';
import { listPrintedMaps } from './listPrintedMaps';
import { MakePrintedMapInput } from './MakePrintedMapInput';
import { MakePrintedMapPayload } from './MakePrintedMapPayload';
import { PrintedMap } from './PrintedMap';
import { requestPrintedMap } from './requestPrintedMap';

@Resolver()
export class PrintedMapsResolver {
  @Query(() => [PrintedMap], {
    description: 'PDF maps by area. Administrators see those too that have never been made yet.',
  })
  printedMaps(@Ctx() context: RequestContext): Promise<PrintedMap[]> {
    return listPrintedMaps(context);
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
