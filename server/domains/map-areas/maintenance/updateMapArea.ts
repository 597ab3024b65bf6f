import { Field, ObjectType } from 'type-graphql';
import { changedValues } from '../../../platform/audit-log/changedValues';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import { MapArea } from '../MapArea';
import { placeStreetsOnGrid } from '../../street-index/placement/placeStreetsOnGrid';
import { lockMapArea } from './lockMapArea';
import type { MapAreaValues } from './MapAreaValues';
import { readMapArea } from './readMapArea';

@ObjectType({ description: 'What `updateMapArea` did.' })
export class UpdateMapAreaPayload {
  @Field(() => MapArea, { description: 'The area as it is now.' })
  readonly mapArea: MapArea;

  constructor(mapArea: MapArea) {
    this.mapArea = mapArea;
  }
}

export interface UpdateMapAreaInput extends Partial<MapAreaValues> {
  id: number;
}

/** What is not given stays as it is. With another box or grid, the squares of the area's streets follow. */
export async function updateMapArea(context: RequestContext, { id, ...changes }: UpdateMapAreaInput): Promise<MapArea> {
  authorize(context.viewer, 'updateMapArea');
  return context.database.transaction(async (manager) => {
    const area = await lockMapArea(manager, id);
    const { name, state, west, south, east, north, gridColumns, gridRows } = area;
    const current = { name, state, west, south, east, north, gridColumns, gridRows };
    const next = readMapArea({ ...current, ...changes });
    const changed = changedValues(current, { ...next });
    if (!changed) return area;
    await manager.getRepository(MapArea).update({ id }, next);
    const after = await manager.getRepository(MapArea).findOneByOrFail({ id });
    await placeStreetsOnGrid(manager, after);
    await recordAudit(manager, context, [{ action: 'updateMapArea', entityType: 'MapArea', entityId: id, ...changed }]);
    return after;
  });
}
