import { entityLoader } from '../../platform/loaders/entityLoader';
import type { RequestContext } from '../../platform/context/RequestContext';
import { Brochure } from '../brochures/Brochure';
import { displayTitle } from '../brochures/computed/displayTitle';
import { vendorLoader } from '../vendors/vendorLoader';

/** Loads ads, deleted ones too. */
const auditedBrochureLoader = entityLoader(Brochure);

/** Returns an ad by its number; null for one that is deleted. */
export async function undeletedAd(context: RequestContext, id: number): Promise<Brochure | null> {
  const brochure = await context.loader(auditedBrochureLoader).load(id);
  return brochure?.recordStatus === true ? brochure : null;
}

/** Returns the title of an ad, deleted or not; null if there is none with this number. */
export async function titleOfAd(context: RequestContext, id: number): Promise<string | null> {
  const brochure = await context.loader(auditedBrochureLoader).load(id);
  if (brochure === null) return null;
  const company = brochure.vendorId === null ? null : await context.loader(vendorLoader).load(brochure.vendorId);
  return displayTitle(brochure, company);
}
