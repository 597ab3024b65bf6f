import { Field, ObjectType, Float, ID, InputType, Int } from 'type-graphql';
import { changedValues } from '../../../platform/audit-log/changedValues';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { MapArea } from '../MapArea';
import { placeStreetsOnGrid } from '../../street-index/placement/placeStreetsOnGrid';
import { lockMapArea } from './lockMapArea';
import type { MapAreaValues } from './MapAreaValues';
import { readMapArea } from './readMapArea';
import { AustralianState } from '../../../shared/australia/AustralianState';

@InputType({ description: 'What changes in a map area. What is absent stays as it is.' })
export class UpdateMapAreaInput {
  @Field(() => ID, { description: 'Global id of the area.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Name for people, 1 to 80 characters.' })
  name?: string | null;

  @Field(() => AustralianState, { nullable: true, description: 'The state that the area lies in; null: none.' })
  state?: AustralianState | null;

  @Field(() => Float, { nullable: true, description: 'Western edge, degrees of longitude from 96 to 168.5.' })
  west?: number | null;

  @Field(() => Float, { nullable: true, description: 'Southern edge, degrees of latitude from -55 to -9.' })
  south?: number | null;

  @Field(() => Float, { nullable: true, description: 'Eastern edge, degrees of longitude from 96 to 168.5.' })
  east?: number | null;

  @Field(() => Float, { nullable: true, description: 'Northern edge, degrees of latitude from -55 to -9.' })
  north?: number | null;

  @Field(() => Int, { nullable: true, description: "Columns of the printed map's grid, 1 to 26." })
  gridColumns?: number | null;

  @Field(() => Int, { nullable: true, description: "Rows of the printed map's grid, 1 to 99." })
  gridRows?: number | null;
}

@ObjectType({ description: 'What `updateMapArea` did.' })
export class UpdateMapAreaPayload {
  @Field(() => MapArea, { description: 'The area as it is now.' })
  readonly mapArea: MapArea;

  constructor(mapArea: MapArea) {
    this.mapArea = mapArea;
  }
}

export interface MapAreaChanges extends Partial<MapAreaValues> {
  id: number;
}

/**
 * Changes only the given fields. A new box or grid updates the squares of the area's streets. `action` is the change's
 * name in the audit log.
 */
export async function updateMapArea(
  context: RequestContext,
  { id, ...changes }: MapAreaChanges,
  action = 'updateMapArea',
): Promise<MapArea> {
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
    if (changesGrid(area, after)) await placeStreetsOnGrid(manager, after);
    await recordAudit(manager, context, [{ action, entityType: 'MapArea', entityId: id, ...changed }]);
    return after;
  });
}

const gridFields = ['west', 'south', 'east', 'north', 'gridColumns', 'gridRows'] as const;

function changesGrid(before: MapArea, after: MapArea): boolean {
  return gridFields.some((field) => before[field] !== after[field]);
}
