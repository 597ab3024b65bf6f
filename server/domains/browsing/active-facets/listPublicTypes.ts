import type { RequestContext } from '../../../platform/context/RequestContext';
import { SqlValues } from '../../../platform/database/SqlValues';
import type { BrochureType } from '../../brochures/BrochureType';
import { publicFeedTypes } from '../lists/publicFeedTypes';
import { isPubliclyVisible } from './isPubliclyVisible';

/** Returns the types with at least one public active ad, in table order, without tourism ads. */
export async function listPublicTypes(context: RequestContext): Promise<BrochureType[]> {
  const values = new SqlValues();
  const asked = values.add([...publicFeedTypes]);
  const isPublic = isPubliclyVisible(publicFeedTypes, context.clock.now(), values);
  const rows = await context.database.query<{ type: BrochureType }[]>(
    `SELECT asked.type FROM unnest(${asked}::text[]) WITH ORDINALITY AS asked (type, place)
     WHERE EXISTS (SELECT FROM brochures b WHERE b.type = asked.type AND ${isPublic}) ORDER BY asked.place`,
    values.all,
  );
  return rows.map(({ type }) => type);
}
