import { Arg, Args, Ctx, Mutation, Query, Resolver, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { databaseIdOf } from '../../shared/globalId';
import { withoutNulls } from '../../shared/withoutNulls';
import {
  createStreetIndexEntry,
  CreateStreetIndexEntryPayload,
  CreateStreetIndexEntryInput,
} from './maintenance/createStreetIndexEntry';
import {
  deleteStreetIndexEntry,
  DeleteStreetIndexEntryInput,
  DeleteStreetIndexEntryPayload,
} from './maintenance/deleteStreetIndexEntry';
import { listStreetIndex, StreetIndexArgs } from './listStreetIndex';
import {
  updateStreetIndexEntry,
  UpdateStreetIndexEntryPayload,
  UpdateStreetIndexEntryInput,
} from './maintenance/updateStreetIndexEntry';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { StreetIndexEntry } from './StreetIndexEntry';

@ObjectType({ description: 'A street in a streets index.' })
class StreetIndexEntryEdge extends edgeOf(StreetIndexEntry) {}

@ObjectType({ description: 'A page of a streets index.' })
class StreetIndexEntryConnection extends connectionOf(StreetIndexEntryEdge) {}

@Resolver()
export class StreetIndexResolver {
  @Query(() => StreetIndexEntryConnection, { description: "An area's streets index, by name." })
  async streetIndex(
    @Args(() => StreetIndexArgs) args: StreetIndexArgs,
    @Ctx() context: RequestContext,
  ): Promise<StreetIndexEntryConnection> {
    const page = await listStreetIndex(context, args);
    const edges = page.edges.map(({ item, cursor }) => new StreetIndexEntryEdge(item, cursor));
    return new StreetIndexEntryConnection({ ...page, edges });
  }

  @Mutation(() => CreateStreetIndexEntryPayload, {
    description: "Adds a street to an area's index. For administrators.",
  })
  async createStreetIndexEntry(
    @Arg('input', () => CreateStreetIndexEntryInput, { description: 'The street.' })
    { mapArea, locality, ...values }: CreateStreetIndexEntryInput,
    @Ctx() context: RequestContext,
  ): Promise<CreateStreetIndexEntryPayload> {
    const mapAreaId = databaseIdOf(mapArea, 'MapArea', 'mapArea');
    const input = { ...values, locality: locality ?? '', mapAreaId };
    return new CreateStreetIndexEntryPayload(await createStreetIndexEntry(context, input));
  }

  @Mutation(() => UpdateStreetIndexEntryPayload, {
    description: 'Changes a row of a streets index; its square follows from where it lies. For administrators.',
  })
  async updateStreetIndexEntry(
    @Arg('input', () => UpdateStreetIndexEntryInput, { description: 'Which row, and what changes.' })
    { id, ...changes }: UpdateStreetIndexEntryInput,
    @Ctx() context: RequestContext,
  ): Promise<UpdateStreetIndexEntryPayload> {
    const input = { id: databaseIdOf(id, 'StreetIndexEntry', 'id'), ...withoutNulls(changes) };
    return new UpdateStreetIndexEntryPayload(await updateStreetIndexEntry(context, input));
  }

  @Mutation(() => DeleteStreetIndexEntryPayload, {
    description: 'Deletes a row of a streets index. For administrators.',
  })
  async deleteStreetIndexEntry(
    @Arg('input', () => DeleteStreetIndexEntryInput, { description: 'Which row to delete.' })
    { id }: DeleteStreetIndexEntryInput,
    @Ctx() context: RequestContext,
  ): Promise<DeleteStreetIndexEntryPayload> {
    const entryId = databaseIdOf(id, 'StreetIndexEntry', 'id');
    return new DeleteStreetIndexEntryPayload(id, await deleteStreetIndexEntry(context, { id: entryId }));
  }
}
