import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { MapArea } from '../../map-areas/MapArea';
import { lockStreet } from './lockStreet';
import { StreetIndexEntry } from '../StreetIndexEntry';

@ObjectType({ description: 'What `deleteStreetIndexEntry` did.' })
export class DeleteStreetIndexEntryPayload {
  @Field(() => ID, { description: 'Global id of the row that is no more.' })
  readonly deletedId: string;

  @Field(() => MapArea, { description: 'The area whose index has one row less.' })
  readonly mapArea: MapArea;

  constructor(deletedId: string, mapArea: MapArea) {
    this.deletedId = deletedId;
    this.mapArea = mapArea;
  }
}

@InputType({ description: 'Which row of a streets index to delete.' })
export class DeleteStreetIndexEntryInput {
  @Field(() => ID, { description: 'Global id of the row.' })
  id: string;
}

/** Removes a street from its area's index; returns the area. */
export async function deleteStreetIndexEntry(context: RequestContext, { id }: { id: number }): Promise<MapArea> {
  authorize(context.viewer, 'deleteStreetIndexEntry');
  return context.database.transaction(async (manager) => {
    const { mapAreaId, streetName, locality, latitude, longitude } = await lockStreet(manager, id);
    await manager.getRepository(StreetIndexEntry).delete({ id });
    await recordAudit(manager, context, [
      {
        action: 'deleteStreetIndexEntry',
        entityType: 'StreetIndexEntry',
        entityId: id,
        before: { mapAreaId, streetName, locality, latitude, longitude },
        after: null,
      },
    ]);
    return manager.getRepository(MapArea).findOneByOrFail({ id: mapAreaId });
  });
}
