import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { pageOfList } from '../../../platform/graphql/pageOfList';
import { databaseIdOf } from '../../../shared/globalId';
import { listStreetImports } from './listStreetImports';
import { StartStreetImportInput } from './StartStreetImportInput';
import { StartStreetImportPayload } from './StartStreetImportPayload';
import { startStreetImport } from './startStreetImport';
import { StreetImportConnection } from './StreetImportConnection';
import { StreetImportEdge } from './StreetImportEdge';
import { StreetImportsArgs } from './StreetImportsArgs';

@Resolver()
export class StreetImportsResolver {
  @Query(() => StreetImportConnection, {
    description: 'The last 100 imports for an area, the newest first. For administrators.',
  })
  async streetImports(
    @Args(() => StreetImportsArgs) { mapArea, ...page }: StreetImportsArgs,
    @Ctx() context: RequestContext,
  ): Promise<StreetImportConnection> {
    const imports = await listStreetImports(context, { mapAreaId: databaseIdOf(mapArea, 'MapArea', 'mapArea') });
    const found = pageOfList(imports, page);
    const edges = found.edges.map(({ item, cursor }) => new StreetImportEdge(item, cursor));
    return new StreetImportConnection({ ...found, edges });
  }

  @Mutation(() => StartStreetImportPayload, {
    description: 'Has streets or other parts of a map imported in the background, or tried. For administrators.',
  })
  async startStreetImport(
    @Arg('input', () => StartStreetImportInput, { description: 'What to import, and whose data it is.' })
    { mapArea, ...input }: StartStreetImportInput,
    @Ctx() context: RequestContext,
  ): Promise<StartStreetImportPayload> {
    const mapAreaId = databaseIdOf(mapArea, 'MapArea', 'mapArea');
    return new StartStreetImportPayload(await startStreetImport(context, { ...input, mapAreaId }));
  }
}
