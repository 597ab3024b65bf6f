import { Arg, Args, Ctx, Mutation, Query, Resolver, ObjectType, ArgsType, Field, ID } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { pageOfList } from '../../../platform/graphql/pageOfList';
import { databaseIdOf } from '../../../shared/globalId';
import { startStreetImport, StartStreetImportPayload, StartStreetImportInput } from './startStreetImport';
import { connectionOf } from '../../../platform/graphql/connectionOf';
import { edgeOf } from '../../../platform/graphql/edgeOf';
import { StreetImport } from './StreetImport';
import { ForwardPageArgs } from '../../../platform/graphql/ForwardPageArgs';
import { listStreetImports } from './listStreetImports';

@ArgsType()
class StreetImportsArgs extends ForwardPageArgs {
  @Field(() => ID, { description: 'Global id of the map area.' })
  mapArea: string;
}

@ObjectType({ description: 'An import of streets in its list.' })
class StreetImportEdge extends edgeOf(StreetImport) {}

@ObjectType({ description: 'A page of the imports of streets.' })
class StreetImportConnection extends connectionOf(StreetImportEdge) {}

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
