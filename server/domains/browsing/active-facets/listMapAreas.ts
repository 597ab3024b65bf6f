import { ArgsType, Field, Int } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { flatEntity, type SqlRow } from '../../../platform/database/flatEntity';
import { SqlValues } from '../../../platform/database/SqlValues';
import type { BrochureType } from '../../brochures/BrochureType';
import { referenceNumbers } from '../../brochures/referenceNumbers';
import { MapArea } from '../../map-areas/MapArea';
import { mapAreaLoader } from '../../map-areas/mapAreaLoader';
import { isPubliclyVisible } from './isPubliclyVisible';
import { ActiveListArgs } from './ActiveListArgs';

/** Areas are few and short, so one page has all of them. */
export const mostMapAreas = 1_000;

@ArgsType()
export class MapAreasArgs extends ActiveListArgs {
  @Field(() => Int, { nullable: true, description: 'How many areas from the front, 0 to 1,000; 24 when absent.' })
  override first?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only the area with this `did` or `code`; an unknown one matches nothing.',
  })
  mapArea?: string | null;
}

export interface ListMapAreasInput {
  /** only areas with at least one public active ad of the types */
  activeOnly?: boolean | null;
  /** empty or absent: the default list types */
  types?: readonly BrochureType[] | null;
  /** only the area with this did or code */
  mapArea?: string | null;
}

/**
 * Returns the map areas by name: all, or only those with active ads. Runs one statement, and one more to resolve
 * `mapArea`.
 */
export async function listMapAreas(context: RequestContext, input: ListMapAreasInput = {}): Promise<MapArea[]> {
  const area = flatEntity(context.database, MapArea, 'm');
  const values = new SqlValues();
  const isActive = input.activeOnly
    ? `EXISTS (SELECT FROM brochures b WHERE b.map_area_id = m.id AND ${isPubliclyVisible(input.types, context.clock.now(), values)})`
    : 'true';
  const ids = input.mapArea == null ? null : await referenceNumbers(context, 'mapAreas', [input.mapArea]);
  const isWanted = ids === null ? 'true' : `m.id = ANY(${values.add(ids)}::integer[])`;
  const rows = await context.database.query<SqlRow[]>(
    `SELECT ${area.select} FROM map_areas m WHERE ${isWanted} AND ${isActive} ORDER BY lower(m.name), m.id`,
    values.all,
  );
  const loader = context.loader(mapAreaLoader);
  return rows.flatMap((row) => {
    const mapArea = area.read(row);
    if (!mapArea) return [];
    loader.prime(mapArea.id, mapArea);
    return [mapArea];
  });
}
