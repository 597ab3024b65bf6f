import type { EntityManager } from 'typeorm';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { fileColumns } from '../../brochures/assets/files/fileColumns';
import { removeUnusedFilesOrLog } from '../../brochures/assets/files/removeUnusedFiles';
import { queueFileRemoval } from '../../brochures/assets/files/queueFileRemoval';
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

/** Deletes an area without ads, its streets index and its printed maps with their files. Deleted ads lose their area. */
export async function deleteMapArea(context: RequestContext, { id }: { id: number }): Promise<MapArea> {
  authorize(context.viewer, 'deleteMapArea');
  const { area: deleted, hashes } = await context.database.transaction(async (manager) => {
    const area = await lockMapArea(manager, id);
    const brochures = manager.getRepository(Brochure);
    const inUse = await brochures.countBy({ mapAreaId: id, recordStatus: true });
    if (inUse > 0) throw new DomainError('CONFLICT', refusal(area.name, inUse));
    await brochures.update({ mapAreaId: id, recordStatus: false }, { mapAreaId: null });
    const hashes = await hashesOfMaps(manager, id);
    await queueFileRemoval(manager, context, hashes);
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
    return { area, hashes };
  });
  forgetReferences(context.database);
  // at once: no row says any more that a withdrawn map is closed
  await removeUnusedFilesOrLog(context, hashes, 'Files of a deleted map area could not be removed yet.');
  return deleted;
}

/** The rows that refer to files of the printed maps of the area $1, by their table. */
export const rowsOfArea: Readonly<Record<string, string>> = {
  printed_maps: 'map_area_id = $1',
  replaced_map_files: 'printed_map_id IN (SELECT id FROM printed_maps WHERE map_area_id = $1)',
};

/** Returns the hashes of the files of the area's printed maps, which go with it. */
async function hashesOfMaps(manager: EntityManager, mapAreaId: number): Promise<string[]> {
  const selects = fileColumns
    .filter(({ table }) => table in rowsOfArea)
    .map(
      ({ table, column }) =>
        `SELECT ${column} AS sha256 FROM ${table} WHERE ${rowsOfArea[table] ?? ''} AND ${column} IS NOT NULL`,
    );
  const rows = await manager.query<{ sha256: string }[]>(selects.join(' UNION '), [mapAreaId]);
  return rows.map(({ sha256 }) => sha256);
}

function refusal(name: string, count: number): string {
  const ads = count === 1 ? '1 ad stands' : `${count} ads stand`;
  return `${ads} on the map of ${name}, archived ones included. Give them another area first.`;
}
