import { ArgsType, Field, Int } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { preparedRows } from '../../../platform/database/prepared/preparedRows';
import { SqlValues } from '../../../platform/database/SqlValues';
import { authorize } from '../../../shared/authorize';
import { BrochureStatus } from '../../brochures/BrochureStatus';
import { isPubliclyVisible } from '../active-facets/isPubliclyVisible';
import type { FieldSelection } from '../field-selection/FieldSelection';
import type { Near } from '../filters/BrochureFilter';
import { defaultListTypes } from '../filters/defaultListTypes';
import { listBrochures } from '../lists/listBrochures';
import { publicFeedTypes } from '../lists/publicFeedTypes';
import { NearbyBrochure } from './NearbyBrochure';

export const most = 6;

/** a vendor's ads are often at one place, and listed on their own; with more of them there are fewer neighbours */
const mostOfOneVendor = 12;

@ArgsType()
export class NearbyBrochuresArgs {
  @Field(() => Int, { description: '`databaseId` of a public ad.' })
  databaseId: number;
}

/**
 * Returns the public ads nearest to a public ad, nearest first, without itself and its vendor's; none if it has no
 * position (docs/rules/search-and-lists.md#neighbours). Reads its position by key, and then the list of nearest ads,
 * whose ids come from an index alone.
 */
export async function listNearbyBrochures(
  context: RequestContext,
  databaseId: number,
  fields: FieldSelection,
): Promise<NearbyBrochure[]> {
  authorize(context.viewer, 'nearbyBrochures');
  const place = await readPlace(context, databaseId);
  if (place === null) return [];
  const { near, vendorId } = place;
  const { edges } = await listBrochures(context, {
    // the same for every caller, because the response is cached
    filter: { near, statuses: [BrochureStatus.PUBLISHED], types: defaultListTypes, isActive: true },
    page: { first: most + mostOfOneVendor },
    fields,
  });
  return edges
    .filter(({ brochure }) => brochure.id !== databaseId && (vendorId === null || brochure.vendorId !== vendorId))
    .slice(0, most)
    .map(({ brochure, distanceKm }) => Object.assign(new NearbyBrochure(), { brochure, distanceKm: distanceKm ?? 0 }));
}

/** Returns where a public ad is, and whose; null without a position. */
async function readPlace(
  context: RequestContext,
  databaseId: number,
): Promise<{ near: Near; vendorId: number | null } | null> {
  const values = new SqlValues();
  const sql = `SELECT b.latitude, b.longitude, b.vendor_id FROM brochures b
    WHERE b.id = ${values.add(databaseId)}::integer AND b.geo IS NOT NULL
      AND ${isPubliclyVisible(publicFeedTypes, context.clock.now(), values)}`;
  const [row] = await preparedRows(context.database, { name: 'place-of-public-ad', sql, values: values.all });
  if (!row) return null;
  const [latitude, longitude, vendorId] = row as [number, number, number | null];
  return { near: { latitude, longitude }, vendorId };
}
