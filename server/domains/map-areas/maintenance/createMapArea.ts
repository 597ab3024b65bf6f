import { Field, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { violates } from '../../../platform/database/violates';
import { newDid } from '../../../shared/did';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/permissions';
import { MapArea } from '../MapArea';
import type { MapAreaValues } from './MapAreaValues';
import { readMapArea } from './readMapArea';

@ObjectType({ description: 'What `createMapArea` did.' })
export class CreateMapAreaPayload {
  @Field(() => MapArea, { description: 'The area as it is now.' })
  readonly mapArea: MapArea;

  constructor(mapArea: MapArea) {
    this.mapArea = mapArea;
  }
}

export interface CreateMapAreaInput extends MapAreaValues {
  code: string;
}

/** A new area, with the box and the grid of its printed map. */
export async function createMapArea(context: RequestContext, input: CreateMapAreaInput): Promise<MapArea> {
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
    if (!violates(error, 'map_areas_code_key')) throw error;
    const message = 'There is an area with this code already. Choose another code.';
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'code', code: 'TAKEN', message }] });
  }
}
