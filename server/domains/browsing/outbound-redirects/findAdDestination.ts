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

/**
 * Returns the target of the link in an ad's QR code (docs/rules/links-and-redirects.md#ad-link): an external site, the
 * page of a brochure ad, or details. null if the public list has no ad with this id.
 */
export async function findAdDestination(context: RequestContext, id: number): Promise<AdDestination | null> {
  const { edges } = await listBrochures(context, { filter: { ids: [id] }, page: { first: 1 } });
  const brochure = edges[0]?.brochure;
  if (!brochure) return null;
  const { id: brochureId, type, googleAdUrl } = brochure;
  if (leadsOutside(brochure) && googleAdUrl !== null) return { brochureId, url: googleAdUrl, isOutside: true };
  const isBrochureAd = brochureTypes[type].page === 'brochure';
  return { brochureId, url: `/details/${isBrochureAd ? 'brochure-ad/' : ''}${brochureId}`, isOutside: false };
}
