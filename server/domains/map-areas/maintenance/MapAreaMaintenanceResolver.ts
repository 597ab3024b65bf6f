import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { databaseIdOf } from '../../../shared/globalId';
import { withoutNulls } from '../../../shared/withoutNulls';
import { createMapArea, CreateMapAreaPayload, CreateMapAreaInput } from './createMapArea';
import { deleteMapArea, DeleteMapAreaInput, DeleteMapAreaPayload } from './deleteMapArea';
import { updateMapArea, UpdateMapAreaPayload, UpdateMapAreaInput } from './updateMapArea';

@Resolver()
export class MapAreaMaintenanceResolver {
  @Mutation(() => CreateMapAreaPayload, {
    description: 'Adds a map area with the box and grid of its printed map. For administrators.',
  })
  async createMapArea(
    @Arg('input', () => CreateMapAreaInput, { description: 'The area.' })
    { state, ...values }: CreateMapAreaInput,
    @Ctx() context: RequestContext,
  ): Promise<CreateMapAreaPayload> {
    return new CreateMapAreaPayload(await createMapArea(context, { ...values, state: state ?? null }));
  }

  @Mutation(() => UpdateMapAreaPayload, {
    description:
      'Changes a map area; the squares of its streets follow its box and grid. CONFLICT when streets would lie outside. For administrators.',
  })
  async updateMapArea(
    @Arg('input', () => UpdateMapAreaInput, { description: 'Which area, and what changes.' })
    { id, state, ...changes }: UpdateMapAreaInput,
    @Ctx() context: RequestContext,
  ): Promise<UpdateMapAreaPayload> {
    const stateGiven = state === undefined ? {} : { state };
    const input = { id: databaseIdOf(id, 'MapArea', 'id'), ...withoutNulls(changes), ...stateGiven };
    return new UpdateMapAreaPayload(await updateMapArea(context, input));
  }

  @Mutation(() => DeleteMapAreaPayload, {
    description:
      'Deletes a map area and its streets index. CONFLICT, with their number, while ads stand on its map. For administrators.',
  })
  async deleteMapArea(
    @Arg('input', () => DeleteMapAreaInput, { description: 'Which area to delete.' }) { id }: DeleteMapAreaInput,
    @Ctx() context: RequestContext,
  ): Promise<DeleteMapAreaPayload> {
    await deleteMapArea(context, { id: databaseIdOf(id, 'MapArea', 'id') });
    return new DeleteMapAreaPayload(id);
  }
}
