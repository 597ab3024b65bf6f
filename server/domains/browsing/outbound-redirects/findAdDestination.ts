import { brochureTypes } from '../../brochures/fields/brochureTypes';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { leadsOutside } from './leadsOutside';
import { listBrochures } from '../lists/listBrochures';

export interface AdDestination {
  brochureId: number;
  /** a URL of the site, or an external one for a pass-through ad */
  url: string;
  isOutside: boolean;
}

async function findPublic(context: RequestContext, id: number | null) {
  if (id === null) return undefined;
  const { edges } = await listBrochures(context, { filter: { ids: [id] }, page: { first: 1 } });
  return edges[0]?.brochure;
}

/** Returns the ad that an archived one was merged into: printed QR codes go on working. */
async function mergedInto({ database }: RequestContext, id: number): Promise<number | null> {
  const [row] = await database.query<{ new_id: number }[]>(
    `SELECT m.new_id FROM merged_brochures m JOIN brochures b ON b.id = m.old_id AND b.status = 'ARCHIVED'
     WHERE m.old_id = $1`,
    [id],
  );
  return row?.new_id ?? null;
}

/**
 * Returns the target of the link in an ad's QR code (docs/rules/links-and-redirects.md#ad-link): an external site, the
 * page of a brochure ad, or details. null if the public list has no ad with this id.
 */
export async function findAdDestination(context: RequestContext, id: number): Promise<AdDestination | null> {
  const brochure = (await findPublic(context, id)) ?? (await findPublic(context, await mergedInto(context, id)));
  if (!brochure) return null;
  const { id: brochureId, type, googleAdUrl } = brochure;
  if (leadsOutside(brochure) && googleAdUrl !== null) return { brochureId, url: googleAdUrl, isOutside: true };
  const isBrochureAd = brochureTypes[type].page === 'brochure';
  return { brochureId, url: `/details/${isBrochureAd ? 'brochure-ad/' : ''}${brochureId}`, isOutside: false };
}
