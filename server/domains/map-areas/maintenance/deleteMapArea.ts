import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { Brochure } from '../../brochures/Brochure';
import { forgetReferences } from '../../../platform/database/referenceCache';
import { MapArea } from '../MapArea';
import { StreetIndexEntry } from '../../street-index/StreetIndexEntry';
import { lockMapArea } from './lockMapArea';

@ObjectType({ description: 'What `deleteMapArea` did.' })
export class DeleteMapAreaPayload {
  @Field(() => ID, { description: 'Global id of the area that is no more.' })
  readonly deletedId: string;

  constructor(deletedId: string) {
    this.deletedId = deletedId;
  }
}

@InputType({ description: 'Which map area to delete.' })
export class DeleteMapAreaInput {
  @Field(() => ID, { description: 'Global id of the area.' })
  id: string;
}

/** Deletes an area without ads, and its streets index. Deleted ads lose their area. */
export async function deleteMapArea(context: RequestContext, { id }: { id: number }): Promise<MapArea> {
  authorize(context.viewer, 'deleteMapArea');
  const deleted = await context.database.transaction(async (manager) => {
    const area = await lockMapArea(manager, id);
    const brochures = manager.getRepository(Brochure);
    const inUse = await brochures.countBy({ mapAreaId: id, recordStatus: true });
    if (inUse > 0) throw new DomainError('CONFLICT', refusal(area.name, inUse));
    await brochures.update({ mapAreaId: id, recordStatus: false }, { mapAreaId: null });
    const streets = await manager.getRepository(StreetIndexEntry).countBy({ mapAreaId: id });
    await manager.getRepository(MapArea).delete({ id });
    const { did, code, name, state, west, south, east, north, gridColumns, gridRows } = area;
    await recordAudit(manager, context, [
      {
        action: 'deleteMapArea',
        entityType: 'MapArea',
        entityId: id,
        before: { did, code, name, state, west, south, east, north, gridColumns, gridRows, streets },
        after: null,
      },
    ]);
    return area;
  });
  forgetReferences(context.database);
  return deleted;
}

function refusal(name: string, count: number): string {
  const ads = count === 1 ? '1 ad stands' : `${count} ads stand`;
  return `${ads} on the map of ${name}, archived ones included. Give them another area first.`;
}
