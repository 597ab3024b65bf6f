import { Field, ObjectType, Float, InputType, Int } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { violates } from '../../../platform/database/violates';
import { newDid } from '../../../shared/did';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { MapArea } from '../MapArea';
import type { MapAreaValues } from './MapAreaValues';
import { readMapArea } from './readMapArea';
import { AustralianState } from '../../../shared/australia/AustralianState';

@InputType({ description: 'A new map area.' })
export class CreateMapAreaInput {
  @Field({ description: 'Small letters, digits and single hyphens, at most 60; it stays as it is.' })
  code: string;

  @Field({ description: 'Name for people, 1 to 80 characters.' })
  name: string;

  @Field(() => AustralianState, { nullable: true, description: 'The state that the area lies in.' })
  state?: AustralianState | null;

  @Field(() => Float, { description: 'Western edge, degrees of longitude from 96 to 168.5.' })
  west: number;

  @Field(() => Float, { description: 'Southern edge, degrees of latitude from -55 to -9.' })
  south: number;

  @Field(() => Float, { description: 'Eastern edge, degrees of longitude from 96 to 168.5.' })
  east: number;

  @Field(() => Float, { description: 'Northern edge, degrees of latitude from -55 to -9.' })
  north: number;

  @Field(() => Int, { description: "Columns of the printed map's grid, 1 to 26." })
  gridColumns: number;

  @Field(() => Int, { description: "Rows of the printed map's grid, 1 to 99." })
  gridRows: number;
}

@ObjectType({ description: 'What `createMapArea` did.' })
export class CreateMapAreaPayload {
  @Field(() => MapArea, { description: 'The area as it is now.' })
  readonly mapArea: MapArea;

  constructor(mapArea: MapArea) {
    this.mapArea = mapArea;
  }
}

export interface NewMapArea extends MapAreaValues {
  code: string;
  /** of a deleted area that comes back; absent: a new one */
  did?: string;
}

/** Creates an area with the box and the grid of its printed map. */
export async function createMapArea(context: RequestContext, input: NewMapArea): Promise<MapArea> {
  authorize(context.viewer, 'createMapArea');
  const columns = readMapArea(input);
  try {
    return await context.database.transaction(async (manager) => {
      const { id } = await manager.getRepository(MapArea).save({ did: newDid(), ...columns });
      await recordAudit(manager, context, [
        { action: 'createMapArea', entityType: 'MapArea', entityId: id, before: null, after: { ...columns } },
      ]);
      return manager.getRepository(MapArea).findOneByOrFail({ id });
    });
  } catch (error) {
    if (!violates(error, 'map_areas_code_key') && !violates(error, 'map_areas_did_key')) throw error;
    const message = 'There is an area with this code already. Choose another code.';
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'code', code: 'TAKEN', message }] });
  }
}
