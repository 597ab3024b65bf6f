import { brochureTypes } from '../../brochures/fields/brochureTypes';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { leadsOutside } from './leadsOutside';
import { listBrochures } from '../lists/listBrochures';

export interface AdDestination {
  brochureId: number;
  /** an address of the site, or, for a pass-through ad, one outside */
  url: string;
  isOutside: boolean;
}

/**
 * Where the link in an ad's QR code leads (docs/rules/links-and-redirects.md#ad-link): out of the site, to the page of
 * a brochure ad, or to details. null for what the public list does not show. It is the list's own answer for this one
 * id.
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
